import type { DataRegistry } from '@wordpress/data';
import { seedSelector, withHydration } from '../core/hydration.ts';
import { optionsStore } from './store.ts';
import type { OptionValues } from './types.ts';

/** Gives the store the options that the host already knows, so that these are not asked for. */
export function hydrateOptions(registry: DataRegistry, values: OptionValues): void {
  const actions = registry.dispatch(optionsStore);
  for (const [name, value] of Object.entries(values)) {
    seedSelector(registry.select(optionsStore), actions, 'getOption', [name], () =>
      actions.receiveOptions({ [name]: value }),
    );
  }
}

/** As `hydrateOptions`, for the component that is drawn with them. */
export function withOptionsHydration(values: OptionValues) {
  return withHydration((registry) => hydrateOptions(registry, values));
}
