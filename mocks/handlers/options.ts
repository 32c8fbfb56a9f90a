import { requires } from '../auth.ts';
import { toList } from '../rest-args.ts';
import { RestError } from '../rest-error.ts';
import { TEXT, oneOf } from './list.ts';
import { UPDATE_METHODS } from './route.ts';
import type { Route } from './route.ts';

/** The routes of options and of the favorite menu items of a user. */
export const optionRoutes: readonly Route[] = [
  {
    path: '/wc-admin/options',
    args: { options: TEXT },
    permission: requires(
      'manage_woocommerce',
      'woocommerce_rest_cannot_view',
      'Sorry, you cannot view these options.',
    ),
    handle: ({ store: { db }, args }) => {
      const names = toList(args.text('options') ?? '');
      if (names.length === 0)
        throw new RestError(
          'woocommerce_rest_cannot_view',
          'You must supply an array of options.',
          500,
          500,
        );
      return {
        body: Object.fromEntries(
          names.map((name) => [name, Object.hasOwn(db.options, name) ? db.options[name] : false]),
        ),
      };
    },
  },
  {
    methods: UPDATE_METHODS,
    path: '/wc-admin/options',
    permission: requires(
      'manage_woocommerce',
      'woocommerce_rest_cannot_update',
      'Sorry, you cannot manage these options.',
    ),
    handle: ({ store: { db }, body }) => {
      // An option whose value does not change is reported as not updated.
      const updated = Object.entries(body).map(([name, value]) => {
        const isNew = JSON.stringify(db.options[name]) !== JSON.stringify(value);
        if (isNew) db.options = { ...db.options, [name]: value };
        return [name, isNew] as const;
      });
      return { body: updated.length > 0 ? Object.fromEntries(updated) : [] };
    },
  },
  {
    path: '/wc-admin/navigation/favorites/me',
    permission: requires('read'),
    handle: ({ user }) => ({ body: user?.favorites ?? [] }),
  },
  {
    methods: UPDATE_METHODS,
    path: '/wc-admin/navigation/favorites/me',
    args: { item_id: { ...TEXT, required: true } },
    permission: requires('read'),
    handle: ({ user, args }) => {
      const item = args.text('item_id') ?? '';
      if (user?.favorites.includes(item))
        throw new RestError('woocommerce_favorites_already_exists', 'Favorite already exists', 409);
      user?.favorites.push(item);
      return { body: user?.favorites ?? [] };
    },
  },
  {
    methods: ['DELETE'],
    path: '/wc-admin/navigation/favorites/me',
    args: { item_id: { ...TEXT, required: true }, context: oneOf(['view', 'edit'], 'view') },
    permission: requires('read'),
    handle: ({ user, args }) => {
      const item = args.text('item_id') ?? '';
      if (!user?.favorites.includes(item))
        throw new RestError('woocommerce_favorites_does_not_exist', 'Favorite item not found', 404);
      user.favorites = user.favorites.filter((other) => other !== item);
      return { body: user.favorites };
    },
  },
];
