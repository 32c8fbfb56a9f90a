import { ensureStores, exportStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import type { HostConfig } from '../host-config.ts';
import { saveSessionData, onSessionEnd } from './save-session.ts';
import { removeSessionData, readSessionData } from './session-data.ts';
import { sessionKeys } from '../preferences.ts';

/** The entries are parsed by the data store, which leaves out those that it does not know. */
const parseList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

const connected = new WeakSet<DataRegistry>();

/**
 * Restores the exports that this user has started in this browser, and stores later ones. Registers the data
 * store of exports. Only the first call for a registry has an effect.
 */
export function saveExports(
  registry: DataRegistry,
  { restRoot, storeName, user }: Pick<HostConfig, 'restRoot' | 'storeName' | 'user'>,
): void {
  if (connected.has(registry)) return;
  connected.add(registry);
  ensureStores(registry, [exportStore]);
  if (!user) return;
  const owner = [user.id, restRoot, storeName].join(' ');
  const { getExports } = registry.select(exportStore);
  const read = () => readSessionData(sessionKeys.exports, owner, parseList);
  void registry.dispatch(exportStore).receiveExports(read());
  let kept = getExports();
  const known = new Set<unknown>(kept.map(({ started }) => started));
  let hasEnded = false;
  onSessionEnd(registry, () => {
    hasEnded = true;
    removeSessionData(sessionKeys.exports);
  });
  registry.subscribe(() => {
    const exports = getExports();
    if (hasEnded || exports === kept) return;
    kept = exports;
    for (const { started } of exports) known.add(started);
    // Another tab may have stored exports that this one has never listed.
    const others = (read() ?? []).filter((each: unknown) => !known.has(Object(each).started));
    saveSessionData(sessionKeys.exports, owner, JSON.stringify([...exports, ...others]));
  });
}
