import { createContext, useContext } from 'react';
import { hostDefaults, type HostConfig } from './host-config.ts';

/** The host's config for components below the composition root. */
export const HostContext = createContext<HostConfig>(hostDefaults);

/** What the host said about the store, the page and the person. */
export function useHost(): HostConfig {
  return useContext(HostContext);
}
