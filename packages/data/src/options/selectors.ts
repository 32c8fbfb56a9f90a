import { getError, isRequesting, type StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { OptionsData } from './types.ts';

type State = StoreState<OptionsData>;

/** The value of an option; undefined until read, false when the server has none. Triggers the read. */
export function getOption(state: State, name: string): unknown {
  return Object.hasOwn(state.data.values, name) ? state.data.values[name] : undefined;
}

/** Whether the option is being read. */
export function isOptionRequesting(state: State, name: string): boolean {
  return isRequesting(state, keyOf('getOption', name));
}

/** The error of the last read of the option, or false (R4.82). */
export function getOptionsRequestingError(state: State, name: string): Error | false {
  return getError(state, keyOf('getOption', name)) ?? false;
}

/** Whether options are being saved. */
export function isOptionsUpdating(state: State): boolean {
  return isRequesting(state, keyOf('updateOptions'));
}

/** The error of the last save of options, or false (R4.77). */
export function getOptionsUpdatingError(state: State): Error | false {
  return getError(state, keyOf('updateOptions')) ?? false;
}
