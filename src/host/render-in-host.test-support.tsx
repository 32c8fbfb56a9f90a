import { render } from '@testing-library/react';
import { hydrateUser, registerStores } from '@tillview/data';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import type { ReactNode } from 'react';
import { hostDefaults, type HostConfig } from './host-config.ts';
import { HostContext } from './host-context.ts';

/** Renders a part of a page of a host, with its own data stores and a user. */
export function renderInHost(
  part: ReactNode,
  host: Partial<HostConfig> = {},
  options?: Parameters<typeof registerStores>[1],
): ReturnType<typeof render> {
  const registry = createRegistry();
  registerStores(registry, options);
  hydrateUser(registry, { id: 1, name: 'Ada', capabilities: {}, woocommerce_meta: {} });
  return render(
    <RegistryProvider value={registry}>
      <HostContext.Provider value={{ ...hostDefaults, ...host }}>{part}</HostContext.Provider>
    </RegistryProvider>,
  );
}
