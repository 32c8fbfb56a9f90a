import { defaultHooks } from '@wordpress/hooks';
import { useSyncExternalStore } from 'react';
import type { Extensions } from './create-extensions.ts';
import type { Platform } from './platform.ts';

// Part of the first view: code that is needed only with extensions is loaded with `create-extensions.ts`.

let extensions: Extensions | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const isOurs = (hook: string) => hook.startsWith('woocommerce_admin_');

/** Returns the changes by other plugins; undefined if there are none. A new object after each change. */
export const getExtensions = () => extensions;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `getExtensions` for components, which are rendered again when a plugin registers later. */
export const useExtensions = () => useSyncExternalStore(subscribe, getExtensions);

/**
 * Provides the hooks to other scripts if the host has none of its own, and listens for registered callbacks. Resolves
 * when callbacks that are already registered can be used.
 */
export async function connectExtensions(page: Platform): Promise<void> {
  async function load() {
    try {
      const { createExtensions } = await import('./create-extensions.ts');
      extensions = createExtensions(page, onChange);
    } catch (error) {
      console.warn('Tillview could not load extensions:', error);
    }
    loading = undefined;
    for (const listener of listeners) listener();
  }
  // Combines callbacks that are registered while the code is loading, or in quick succession, into one change.
  const refresh = () => (loading ??= load());
  const onChange = (hook: string) => void (isOurs(hook) && refresh());

  (page.wp ??= {}).hooks ??= defaultHooks;
  defaultHooks.addAction('hookAdded', 'tillview', onChange);
  if (Object.keys(defaultHooks.filters).some(isOurs)) await refresh();
}
