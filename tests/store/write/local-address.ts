/** Whether an address is on this machine, whatever the names of other machines lead to. */
export function isLocalAddress({ hostname }: URL): boolean {
  // URL writes every way to spell an IPv4 address as four numbers, and IPv6 in brackets.
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** Why a store is not written to, as one sentence; undefined when it may be. */
export function refuseWrites(url: URL): string | undefined {
  if (isLocalAddress(url)) return undefined;
  return `--write changes the store, so it only works with a store on this machine: STORE_URL names ${url.hostname}. Start a store here (see docs/testing-a-store.md), or leave out --write.`;
}
