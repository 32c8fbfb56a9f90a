import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { OptionsData } from './types.ts';

type State = StoreState<OptionsData>;

/** The value of an option; undefined until it was read, false when the server has none. Starts the read. */
export function getOption(state: State, name: string): unknown {
  return Object.hasOwn(state.data.values, name) ? state.data.values[name] : undefined;
}

/** Whether the option is being read. */
export function isOptionRequesting(state: State, name: string): boolean {
  return isRequesting(state, keyOf('getOption', name));
}

/** How the last read of the option failed, else false. */
export function getOptionsRequestingError(state: State, name: string): Error | false {
  return getError(state, keyOf('getOption', name)) ?? false;
}

/** Whether options are being saved. */
export function isOptionsUpdating(state: State): boolean {
  return isRequesting(state, keyOf('updateOptions'));
}

/** How the last save of options failed, else false. */
export function getOptionsUpdatingError(state: State): Error | false {
  return getError(state, keyOf('updateOptions')) ?? false;
}
