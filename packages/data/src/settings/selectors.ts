import { memoize } from '../core/memoize.ts';
import { createResource, createStatusSelectors } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf } from './operations.ts';
import type { SettingsData, SettingValues } from './types.ts';

type State = StoreState<SettingsData>;

const NO_VALUES: SettingValues = Object.freeze({});
const NO_IDS: readonly string[] = Object.freeze([]);

/** All settings of a group; empty until read. Triggers the read. */
export function getSettings(state: State, group: string): SettingValues {
  return state.data.groups[group]?.values ?? NO_VALUES;
}

const pick = memoize((values: SettingValues, ...ids: string[]): SettingValues =>
  Object.fromEntries(ids.map((id) => [id, values[id]])),
);

/** Some settings of a group, each undefined until read. Triggers the read of the group. */
export function getSettingsForGroup(
  state: State,
  group: string,
  ids: readonly string[] = NO_IDS,
): SettingValues {
  return pick(getSettings(state, group), ...ids);
}

/**
 * One setting of a group, from those that were already read; the fallback when missing. `filter` converts the returned
 * value. Does not trigger a read.
 */
export function getSetting(
  state: State,
  group: string,
  id: string,
  fallback: unknown = false,
  filter: (value: unknown, fallback: unknown) => unknown = (value) => value,
): unknown {
  const values = getSettings(state, group);
  return filter(Object.hasOwn(values, id) ? values[id] : fallback, fallback);
}

/** Ids of the unsaved changes. */
export function getDirtyKeys(state: State, group: string): readonly string[] {
  return state.data.groups[group]?.dirty ?? NO_IDS;
}

/** Whether any of these settings has an unsaved change. */
export function getIsDirty(state: State, group: string, ids: readonly string[] = NO_IDS): boolean {
  return getDirtyKeys(state, group).some((id) => ids.includes(id));
}

const read = createResource(keyOf, 'getSettings');
const save = createResource(keyOf, 'persistSettingsForGroup');

export const { isRequesting: isSettingsRequesting } = read;
export const { isRequesting: isUpdateSettingsRequesting } = save;

/** When the group was last read or changed, in milliseconds since 1970; undefined for never. */
export function getLastReceived(state: State, group: string): number | undefined {
  return state.data.groups[group]?.lastReceived;
}

/** The error of the group's last save, otherwise of its last read, otherwise false. */
export function getLastSettingsErrorForGroup(state: State, group: string): Error | false {
  return save.getError(state, group) || read.getError(state, group);
}

/** Names of the groups that have settings in the data store. */
export function getSettingsGroupNames(state: State): readonly string[] {
  return listNames(state.data.groups);
}

const listNames = memoize((groups: SettingsData['groups']): readonly string[] =>
  Object.keys(groups),
);

export const { isOperationRequesting, getOperationError: getSettingsError } =
  createStatusSelectors(keyOf);
