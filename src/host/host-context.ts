import { createContext, useContext } from 'react';
import { hostDefaults, type HostConfig } from './host-config.ts';

/** The context for the host's configuration. */
export const HostContext = createContext<HostConfig>(hostDefaults);

/** Returns the host's configuration: the store, the page and the user. */
export function useHost(): HostConfig {
  return useContext(HostContext);
}
