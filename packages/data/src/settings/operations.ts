import { __ } from '@wordpress/i18n';
import { NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { RestError } from '../core/rest-error.ts';
import { isListOfRecords, isRecord, type Shape, uncheckedResponse } from '../core/shapes.ts';
import { reportsStore } from '../reports/index.ts';
import type { SettingsData, SettingsGroup, SettingValues } from './types.ts';

type Context = OperationContext<SettingsData>;

/** A row of a reply: a setting, or the error that prevented its update. */
type SettingRow = {
  id: string;
  value?: unknown;
  error?: unknown;
};

const isSettings: Shape<SettingRow[]> = (body): body is SettingRow[] =>
  isListOfRecords(body) && body.every(({ id }) => typeof id === 'string');

const EMPTY_GROUP: SettingsGroup = { values: {}, dirty: [], lastReceived: undefined };

function groupOf({ groups }: SettingsData, group: string): SettingsGroup {
  return groups[group] ?? EMPTY_GROUP;
}

function setGroup(
  { get, set }: Pick<Context, 'get' | 'set'>,
  group: string,
  change: Partial<SettingsGroup>,
): void {
  set({ groups: { ...get().groups, [group]: { ...groupOf(get(), group), ...change } } });
}

function pathOf(group: string): string {
  return `${NAMESPACE}/settings/${encodeURIComponent(group)}`;
}

/** The settings in a batch reply. Throws an error with the message of R8.21 when the reply has none. */
function readSavedRows(reply: unknown): SettingRow[] {
  const rows = isRecord(reply) ? reply['update'] : undefined;
  if (isSettings(rows)) return rows;
  const code = reply === null || isRecord(reply) ? 'empty_response' : 'unexpected_response';
  throw new RestError(code, __('There was a problem updating your settings.', 'tillview'), {
    status: 200,
    cause: reply,
  });
}

function toSettingError({ id, error }: SettingRow): RestError {
  const { code, message, data } = isRecord(error) ? error : {};
  return new RestError(
    typeof code === 'string' ? code : 'setting_not_saved',
    typeof message === 'string'
      ? message
      : __('There was a problem updating your settings.', 'tillview'),
    { data, cause: { id, error } },
  );
}

const readGroup = async (context: Context, group: string): Promise<void> => {
  const rows = await context.rest.read(pathOf(group), {}, isSettings);
  const { values, dirty } = groupOf(context.get(), group);
  const edited = Object.fromEntries(dirty.map((id) => [id, values[id]]));
  const received = Object.fromEntries(rows.map(({ id, value }) => [id, value]));
  setGroup(context, group, { values: { ...received, ...edited }, lastReceived: context.now() });
};

export const resolvers = {
  getSettings: readGroup,

  /** A single request reads the whole group and resolves both selectors. */
  async getSettingsForGroup(
    { get, run }: Context,
    group: string,
    _ids: readonly string[] = [],
  ): Promise<void> {
    if (get().groups[group]?.lastReceived !== undefined) return;
    await run(readGroup, group);
  },
};

export const actions = {
  /** Stores settings that the host page provides, as saved values. */
  async receiveSettings(context: Context, group: string, values: SettingValues): Promise<void> {
    const known = groupOf(context.get(), group);
    setGroup(context, group, {
      values: { ...known.values, ...values },
      lastReceived: context.now(),
    });
  },

  /** Changes settings locally; `persistSettingsForGroup` saves them. */
  async updateSettingsForGroup(
    context: Context,
    group: string,
    values: SettingValues,
    time: number = context.now(),
  ): Promise<void> {
    const known = groupOf(context.get(), group);
    setGroup(context, group, {
      values: { ...known.values, ...values },
      dirty: [...new Set([...known.dirty, ...Object.keys(values)])],
      lastReceived: time,
    });
  },

  /**
   * Marks all settings of a group as saved. Does not reset their values: to discard changes, restore the saved values
   * with `receiveSettings` first.
   */
  async clearIsDirty(context: Context, group: string): Promise<void> {
    setGroup(context, group, { dirty: [] });
  },

  /**
   * Saves the changed settings of a group; does nothing without changes (readings C10). Reports are read again, because
   * they depend on settings. Throws when the server rejects any setting; rejected settings stay dirty.
   */
  async persistSettingsForGroup(context: Context, group: string): Promise<void> {
    const { dirty, values: sent } = groupOf(context.get(), group);
    if (dirty.length === 0) return;
    const body = { update: dirty.map((id) => ({ id, value: sent[id] })) };
    const reply = await context.rest.write(
      'POST',
      `${pathOf(group)}/batch`,
      { body },
      uncheckedResponse,
    );
    const rows = readSavedRows(reply);
    const rejected = rows.filter(({ error }) => error !== undefined);
    const now = groupOf(context.get(), group);
    const isSaved = (id: string) =>
      dirty.includes(id) && now.values[id] === sent[id] && !rejected.some((row) => row.id === id);
    const saved = rows.filter((row) => 'value' in row && isSaved(row.id));
    setGroup(context, group, {
      values: { ...now.values, ...Object.fromEntries(saved.map(({ id, value }) => [id, value])) },
      dirty: now.dirty.filter((id) => !isSaved(id)),
    });
    void context.registry.dispatch(reportsStore).invalidateReports();
    const [first] = rejected;
    if (first) throw toSettingError(first);
  },

  /** Changes settings and saves them. */
  async updateAndPersistSettingsForGroup(
    { run }: Context,
    group: string,
    values: SettingValues,
  ): Promise<void> {
    await run(actions.updateSettingsForGroup, group, values);
    await run(actions.persistSettingsForGroup, group);
  },
};

type SettingsOperations = typeof resolvers & typeof actions;

const byGroup = (group: string) => group;

export const keys = {
  getSettings: byGroup,
  getSettingsForGroup: byGroup,
  receiveSettings: byGroup,
  updateSettingsForGroup: byGroup,
  clearIsDirty: byGroup,
  persistSettingsForGroup: byGroup,
  updateAndPersistSettingsForGroup: byGroup,
} satisfies KeyFunctions<SettingsOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<SettingsOperations, typeof keys>(keys);
