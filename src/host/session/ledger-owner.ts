import type { HostConfig } from '../host-config.ts';

/** The owner of the kept orders: the user and the shop, and the language, in which the names of sources are. */
export const getLedgerOwner = ({
  restRoot,
  storeName,
  user,
  locale,
}: Pick<Partial<HostConfig>, 'restRoot' | 'storeName' | 'user' | 'locale'>): string =>
  [user?.id ?? 0, restRoot, storeName, locale].join(' ');
