import { createContext, useContext } from 'react';
import { hostDefaults, type HostConfig } from './host-config.ts';

/** The host's config for components below the composition root. */
export const HostContext = createContext<HostConfig>(hostDefaults);

/** The configuration that the host passed: the store, the page and the user. */
export function useHost(): HostConfig {
  return useContext(HostContext);
}
