/** Telling a player who looks elsewhere that it is his turn. */

/** Ask the browser for leave to notify; whether it is given. */
export async function askLeave(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Whether it makes sense to ask: the browser can, and nobody has answered yet. */
export function canAsk(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}

export function notify(title: string, body: string, tag: string): void {
  const note = new Notification(title, { body, tag });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

const PLAIN = "/icon.svg";
const DOTTED = "/icon-turn.svg";

/** The icon of the tab: with a dot when it is one's turn. */
export function markIcon(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isTurn ? DOTTED : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
