import type { OptionValue } from '../entities/administration.ts';
import { requires } from '../auth.ts';
import { RestError } from '../rest-error.ts';
import { inStoreLanguage } from '../store-words.ts';
import { canEditShop, canManageShop, linksOf } from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { Permission, RestRequest, Route } from './route.ts';
import { SETTING_GROUPS } from './setting-definitions.ts';
import type { SettingDefinition } from './setting-definition.ts';

const canBatch: Permission = requires(
  'manage_woocommerce',
  'woocommerce_rest_cannot_batch',
  'Sorry, you are not allowed to batch manipulate this resource.',
);

/** Settings groups and single settings, in the namespaces `wc-analytics` and `wc/v3`. */
export const settingsRoutes: readonly Route[] = ['/wc-analytics', '/wc/v3'].flatMap(
  (namespace): Route[] => [
    {
      methods: UPDATE_METHODS,
      path: `${namespace}/settings/:group/batch`,
      permission: canBatch,
      handle: (request) => {
        const { update } = request.body;
        const changes: unknown[] = Array.isArray(update) ? update : [];
        return { body: { update: changes.map((change) => saveOne(request, namespace, change)) } };
      },
    },
    {
      path: `${namespace}/settings/:group`,
      permission: canManageShop,
      handle: (request) => ({
        body: groupOf(request).map((setting) => serializeSetting(request, namespace, setting)),
      }),
    },
    {
      path: `${namespace}/settings/:group/:id`,
      permission: canManageShop,
      handle: (request) => ({
        body: serializeSingle(request, namespace, settingOf(request, request.path['id'])),
      }),
    },
    {
      methods: UPDATE_METHODS,
      path: `${namespace}/settings/:group/:id`,
      permission: canEditShop,
      handle: (request) => ({
        body: save(request, namespace, request.path['id'] ?? '', request.body['value']),
      }),
    },
  ],
);

/** Saves one change of a batch. An error becomes the item's result and does not stop the others. */
function saveOne(request: RestRequest, namespace: string, change: unknown): unknown {
  groupOf(request);
  const { id, value }: { id?: unknown; value?: unknown } =
    typeof change === 'object' && change !== null ? change : {};
  const name = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  try {
    return save(request, namespace, name, value);
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return { id: name, error: error.toBody() };
  }
}

function save(request: RestRequest, namespace: string, id: string, value: unknown) {
  const setting = settingOf(request, id);
  const { db } = request.store;
  db.options = { ...db.options, [id]: clean(setting, value) };
  return serializeSingle(request, namespace, setting);
}

function settingOf(request: RestRequest, id: string | undefined): SettingDefinition {
  const setting = groupOf(request).find((candidate) => candidate.id === id);
  if (!setting) throw new RestError('rest_setting_setting_invalid', 'Invalid setting.', 404);
  return setting;
}

/** A setting outside a list also has the id of its group. */
function serializeSingle(request: RestRequest, namespace: string, setting: SettingDefinition) {
  return { ...serializeSetting(request, namespace, setting), group_id: request.path['group'] };
}

/** The sanitized value of a setting. Throws when the value is not allowed. */
function clean({ type, options }: SettingDefinition, value: unknown): OptionValue {
  const choices = options ? Object.keys(options()) : null;
  const texts = (Array.isArray(value) ? value : [value]).map((item: unknown) =>
    typeof item === 'string' || typeof item === 'number' ? String(item) : '',
  );
  if (type === 'multiselect') return texts.filter((text) => choices?.includes(text));
  const [text = ''] = texts;
  const isWrong =
    Array.isArray(value) ||
    (type === 'checkbox' && text !== 'yes' && text !== 'no') ||
    (type !== 'checkbox' && choices !== null && !choices.includes(text));
  if (isWrong)
    throw new RestError('rest_setting_value_invalid', 'An invalid setting value was passed.', 400);
  // WordPress escapes ampersands and removes tags.
  return text.replace(/&(?!\w+;|#\d+;)/g, '&amp;').replace(/<[^>]*>/g, '');
}

function groupOf({ store, path }: RestRequest): readonly SettingDefinition[] {
  const group = SETTING_GROUPS.get(path['group'] ?? '');
  if (!group)
    throw new RestError('rest_setting_setting_group_invalid', 'Invalid setting group.', 404);
  return path['group'] === 'wc_admin' ? [...group, ...store.db.addedSettings] : group;
}

/** The options of a setting, such as order statuses, in the language of the store. */
function nameOptions(options: Record<string, string>, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([value, name]) => [value, inStoreLanguage(name, locale)]),
  );
}

function serializeSetting(
  { store, root, path }: RestRequest,
  namespace: string,
  { options, ...setting }: SettingDefinition,
): Record<string, unknown> {
  const value: unknown = store.db.options[setting.id] ?? (setting.default || '');
  return {
    ...setting,
    ...(options ? { options: nameOptions(options(), store.settings.locale) } : {}),
    value,
    _links: linksOf(root, `${namespace}/settings/${path['group']}`, setting.id),
  };
}
