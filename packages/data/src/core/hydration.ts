import { type DataRegistry, useRegistry } from '@wordpress/data';
import { type ComponentType, createElement, useState } from 'react';

/** The selector of a data store that reports whether a resolution has started. */
type ResolutionSelectors = {
  hasStartedResolution(selector: string, args: unknown[]): boolean;
};

type ResolutionActions = {
  startResolution(selector: string, args: unknown[]): unknown;
  finishResolution(selector: string, args: unknown[]): unknown;
};

/**
 * Provides a selector with data from the host, so that no request is sent. Does nothing if its resolution has already
 * started or finished.
 */
export function hydrateSelector(
  selectors: ResolutionSelectors,
  actions: ResolutionActions,
  selector: string,
  args: unknown[],
  receive: () => unknown,
): void {
  if (selectors.hasStartedResolution(selector, args)) return;
  void actions.startResolution(selector, args);
  void receive();
  void actions.finishResolution(selector, args);
}

/** Creates a higher-order component that fills the registry with data from the host, before the first render. */
export function withHydration(hydrate: (registry: DataRegistry) => void) {
  return function hydrated<Props extends object>(
    Component: ComponentType<Props>,
  ): ComponentType<Props> {
    return function HydratedComponent(props: Props) {
      const registry = useRegistry();
      useState(() => hydrate(registry));
      return createElement(Component, props);
    };
  };
}
