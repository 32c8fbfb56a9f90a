import { type DataRegistry, useRegistry } from '@wordpress/data';
import { type ComponentType, createElement, useState } from 'react';

/** The part of a data store's selectors that reports which selectors were resolved. */
type ResolutionSelectors = {
  hasStartedResolution(selector: string, args: unknown[]): boolean;
};

type ResolutionActions = {
  startResolution(selector: string, args: unknown[]): unknown;
  finishResolution(selector: string, args: unknown[]): unknown;
};

/**
 * Fills a selector with what the host already knows, so that no request is sent. Does nothing when its resolution has
 * started or finished.
 */
export function seedSelector(
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

/** Higher-order component that fills the registry with what the host already knows, before the first render. */
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
