/**
 * Returns the name under which a shop keeps something in the browser: other shops of the same origin have other folders,
 * such as "/shop-a/wp-admin/". It must be known before the settings of the host are read.
 */
export function getShopKey(name: string, { pathname }: Pick<Location, 'pathname'> = location) {
  return `${name}:${pathname.slice(0, pathname.lastIndexOf('/') + 1)}`;
}

/** Returns what this shop keeps under a name, or what an earlier version has kept under it for all shops. */
export const readOfShop = (storage: Storage, name: string): string | null =>
  storage.getItem(getShopKey(name)) ?? storage.getItem(name);

/** Keeps something for this shop. Throws if the storage is full or not allowed. */
export function writeOfShop(storage: Storage, name: string, text: string): void {
  storage.setItem(getShopKey(name), text);
  storage.removeItem(name);
}

/** Removes what this shop keeps under a name. */
export function removeOfShop(storage: Storage, name: string): void {
  storage.removeItem(getShopKey(name));
  storage.removeItem(name);
}
