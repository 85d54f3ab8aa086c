// What is wrong with the look of the page just now, as sentences; an empty list if nothing is.
// Called with the smallest size of text in pixels.
(smallest) => {
  const found = new Set();
  const wide = document.documentElement;
  if (wide.scrollWidth > innerWidth) found.add(`the page is ${wide.scrollWidth} px wide`);

  const nameOf = (element) =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute("class") ?? "").trim().replace(/\s+/g, ".")}`;
  // What only a screen reader reads is clipped away altogether.
  const isClippedAway = (element) => element !== null && (getComputedStyle(element).clipPath.startsWith("inset(50%") || isClippedAway(element.parentElement));
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("option, script, style, title, desc, [inert]") && !isClippedAway(element);
  const cut = (rect, edge) => new DOMRect(Math.max(rect.left, edge.left), Math.max(rect.top, edge.top), Math.max(0, Math.min(rect.right, edge.right) - Math.max(rect.left, edge.left)), Math.max(0, Math.min(rect.bottom, edge.bottom) - Math.max(rect.top, edge.top)));
  const overlap = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const told = "[title], article, [data-zone=guests], [data-zone=cafe]:not(button), [data-staff], [data-part=score], select, input";
  // Texts that may be cut, because the whole text is one hover, focus or tap away.
  const isTold = (element) => element.closest(told) !== null;

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element || !isShown(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.length) texts.push({ element, text: node.data.trim().slice(0, 40), rects, isDrawn: element.closest("svg") !== null });
  }

  for (const one of texts) {
    const { element, text, rects, isDrawn } = one;
    const where = `${nameOf(element)} "${text}"`;
    const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
    // Letters in emblems, coins and shields: the shape says it too.
    if (!isDrawn && size < smallest - 0.01) found.add(`${where} has only ${size.toFixed(1)} px`);
    if (isDrawn) continue;
    const all = { left: Math.min(...rects.map((r) => r.left)), right: Math.max(...rects.map((r) => r.right)), top: Math.min(...rects.map((r) => r.top)), bottom: Math.max(...rects.map((r) => r.bottom)) };
    let scrollsX = false;
    let scrollsY = false;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = box.getBoundingClientRect();
      if (style.overflowX !== "visible") one.rects = one.rects.map((rect) => cut(rect, edge));
      const isBox = style.borderTopWidth !== "0px" || style.overflowX !== "visible" || box === element;
      const beyond = Math.max(edge.left - all.left, all.right - edge.right);
      // Lines of text are taller than their letters.
      const under = Math.max(edge.top - all.top, all.bottom - edge.bottom) - size * 0.3;
      const cutX = style.overflowX !== "visible";
      if (style.overflowX === "auto" || style.overflowX === "scroll") scrollsX = true;
      if (style.overflowY === "auto" || style.overflowY === "scroll") scrollsY = true;
      if (isBox && !scrollsX && beyond > 1.5 && !(cutX && style.textOverflow === "ellipsis" && isTold(element))) found.add(`${where} leaves ${nameOf(box)} sideways by ${beyond.toFixed(0)} px`);
      if (isBox && !scrollsY && under > 1.5 && !(style.webkitLineClamp !== "none" && isTold(element))) found.add(`${where} leaves ${nameOf(box)} up or down by ${under.toFixed(0)} px`);
      if (style.position === "fixed") break;
      if (cutX && style.textOverflow === "ellipsis") break;
      if (style.webkitLineClamp !== "none") break;
    }
  }

  // What lies on a sheet covers what is below it, as it should.
  const sheetOf = (element) => element.closest("[role=dialog], [data-part=inspect], [data-part=hint], [data-part=analysis]");
  // Only what is on top can collide: the rest lies under a sheet or is scrolled away.
  const isOnTop = ({ element, rects }) => rects.every((rect) => {
    const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    return hit !== null && (hit.contains(element) || element.contains(hit));
  });
  const tops = texts.filter(isOnTop).map((one) => ({ ...one, top: Math.min(...one.rects.map((rect) => rect.top)), bottom: Math.max(...one.rects.map((rect) => rect.bottom)) }));
  tops.sort((one, other) => one.top - other.top);
  const things = [...document.querySelectorAll("[data-price], [data-key^=m], button:not([data-key], [data-staff], [data-good], [data-part], [data-zone]), a[href]")].filter(isShown);
  tops.forEach((one, place) => {
    for (const other of tops.slice(place + 1)) {
      if (other.top > one.bottom) break;
      if (one.element === other.element || sheetOf(one.element) !== sheetOf(other.element) || (one.isDrawn && other.isDrawn && one.element.ownerSVGElement !== other.element.ownerSVGElement)) continue;
      const bumps = one.rects.some((a) => other.rects.some((b) => {
        const [x, y] = overlap(a, b);
        return x > 2 && y > Math.min(a.height, b.height) * 0.35;
      }));
      if (bumps) found.add(`${nameOf(one.element)} "${one.text}" lies over ${nameOf(other.element)} "${other.text}"`);
    }
    if (one.isDrawn) return;
    for (const thing of things) {
      if (thing.contains(one.element) || sheetOf(thing) !== sheetOf(one.element)) continue;
      const edge = thing.getBoundingClientRect();
      const bumps = one.rects.some((a) => { const [x, y] = overlap(a, edge); return x > 3 && y > a.height * 0.35; });
      if (bumps) found.add(`${nameOf(one.element)} "${one.text}" collides with ${nameOf(thing)}`);
    }
  });
  return [...found];
}
