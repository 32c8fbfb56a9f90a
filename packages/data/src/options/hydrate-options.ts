import type { DataRegistry } from '@wordpress/data';
import { hydrateSelector, withHydration } from '../core/hydration.ts';
import { optionsStore } from './store.ts';
import type { OptionValues } from './types.ts';

/** Fills the data store with the options that the host page provides, which saves requests. */
export function hydrateOptions(registry: DataRegistry, values: OptionValues): void {
  const actions = registry.dispatch(optionsStore);
  for (const [name, value] of Object.entries(values)) {
    hydrateSelector(registry.select(optionsStore), actions, 'getOption', [name], () =>
      actions.receiveOptions({ [name]: value }),
    );
  }
}

/** Higher-order component that runs `hydrateOptions` before the first render. */
export function withOptionsHydration(values: OptionValues) {
  return withHydration((registry) => hydrateOptions(registry, values));
}
