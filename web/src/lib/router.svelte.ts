/** Pages by their address. */

let path = $state(location.pathname);
let hash = $state(location.hash);

export const page = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
};

export function goTo(address: string): void {
  if (address !== location.pathname + location.hash) history.pushState(null, "", address);
  path = location.pathname;
  hash = location.hash;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  path = location.pathname;
  hash = location.hash;
});
