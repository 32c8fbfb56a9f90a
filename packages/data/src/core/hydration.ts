import { type DataRegistry, useRegistry } from '@wordpress/data';
import { type ComponentType, createElement, useState } from 'react';

/** The part of a store's selectors and actions that tells which selectors were resolved. */
type ResolutionBooks = {
  hasStartedResolution(selector: string, args: unknown[]): boolean;
};

type ResolutionActions = {
  startResolution(selector: string, args: unknown[]): unknown;
  finishResolution(selector: string, args: unknown[]): unknown;
};

/**
 * Gives a selector what the host already knows, so that none is asked for. Does nothing when its request has started,
 * or the answer is there.
 */
export function seedSelector(
  books: ResolutionBooks,
  actions: ResolutionActions,
  selector: string,
  args: unknown[],
  receive: () => unknown,
): void {
  if (books.hasStartedResolution(selector, args)) return;
  void actions.startResolution(selector, args);
  void receive();
  void actions.finishResolution(selector, args);
}

/** A component that sees to it, before it is first drawn, that the registry holds what the host already knows. */
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
