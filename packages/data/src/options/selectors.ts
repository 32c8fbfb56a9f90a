import { createResource } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { OptionsData } from './types.ts';

type State = StoreState<OptionsData>;

/** The value of an option; undefined until read, false when the server has none. Triggers the read. */
export function getOption(state: State, name: string): unknown {
  return Object.hasOwn(state.data.values, name) ? state.data.values[name] : undefined;
}

export const {
  isRequesting: isOptionRequesting,
  /** The error of the last read of the option, or false (R4.82). */
  getError: getOptionsRequestingError,
} = createResource(keyOf, 'getOption');

export const {
  isRequesting: isOptionsUpdating,
  /** The error of the last save of options, or false (R4.77). */
  getError: getOptionsUpdatingError,
} = createResource(keyOf, 'updateOptions');
