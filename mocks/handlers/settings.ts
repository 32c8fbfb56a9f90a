import type { OptionValue } from '../db.ts';
import { requireCapability } from '../people.ts';
import { RestError } from '../rest-error.ts';
import type { RestRequest, Route } from './route.ts';
import { SETTING_GROUPS } from './setting-definitions.ts';
import type { SettingDefinition } from './setting-definitions.ts';

/** Reading the store's settings, a group or one of it, by the namespace of the screens and by the classic one. */
export const settingsRoutes: readonly Route[] = ['/wc-analytics', '/wc/v3'].flatMap(
  (namespace): Route[] => [
    {
      methods: ['GET'],
      path: `${namespace}/settings/:group`,
      permit: (user) => requireCapability(user, 'manage_woocommerce'),
      answer: (request) => ({
        body: groupOf(request).map((setting) => writeSetting(request, namespace, setting)),
      }),
    },
    {
      methods: ['GET'],
      path: `${namespace}/settings/:group/:id`,
      permit: (user) => requireCapability(user, 'manage_woocommerce'),
      answer: (request) => {
        const setting = groupOf(request).find(({ id }) => id === request.path['id']);
        if (!setting) throw new RestError('rest_setting_setting_invalid', 'Invalid setting.', 404);
        return {
          body: { ...writeSetting(request, namespace, setting), group_id: request.path['group'] },
        };
      },
    },
  ],
);

function groupOf({ path }: RestRequest): readonly SettingDefinition[] {
  const group = SETTING_GROUPS.get(path['group'] ?? '');
  if (!group)
    throw new RestError('rest_setting_setting_group_invalid', 'Invalid setting group.', 404);
  return group;
}

function writeSetting(
  { store, root, path }: RestRequest,
  namespace: string,
  { options, ...setting }: SettingDefinition,
): Record<string, unknown> {
  const value: OptionValue = store.db.options[setting.id] ?? setting.default ?? '';
  const home = `${root}${namespace}/settings/${path['group']}`;
  return {
    ...setting,
    ...(options ? { options: options() } : {}),
    value,
    _links: { self: [{ href: `${home}/${setting.id}` }], collection: [{ href: home }] },
  };
}
