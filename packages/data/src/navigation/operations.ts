import { WC_ADMIN_NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { requireRoute } from '../core/require-route.ts';
import { unexpectedResponse } from '../core/rest-error.ts';
import { nonEmptyResponse, type Shape } from '../core/shapes.ts';
import type { MenuItem, NavigationData } from './types.ts';

type Context = OperationContext<NavigationData>;

const PATH = `${WC_ADMIN_NAMESPACE}/navigation/favorites/me`;

const isFavorites: Shape<string[]> = (body): body is string[] =>
  Array.isArray(body) && body.every((id) => typeof id === 'string');

/** Adds or removes a favorite on the server; throws when the reply is falsy (R5.38, R5.39). */
async function send(
  { rest }: Context,
  operation: 'addFavorite' | 'removeFavorite',
  id: string,
): Promise<void> {
  const method = operation === 'addFavorite' ? 'POST' : 'DELETE';
  const reply = await rest.write(method, PATH, { body: { item_id: id } }, nonEmptyResponse);
  if (!reply) throw unexpectedResponse(operation, reply);
}

function moveItem({ menuItems }: NavigationData, id: string, menuId: string): MenuItem[] {
  return menuItems.map((item) => (item.id === id ? { ...item, menuId } : item));
}

export const resolvers = {
  async getFavorites({ environment, rest, set }: Context): Promise<void> {
    await requireRoute(environment, PATH);
    set({ favorites: await rest.read(PATH, {}, isFavorites) });
  },
};

export const actions = {
  /** Replaces the menu. */
  async setMenuItems({ set }: Context, menuItems: readonly MenuItem[]): Promise<void> {
    set({ menuItems });
  },

  /** Appends menu items. */
  async addMenuItems({ get, set }: Context, menuItems: readonly MenuItem[]): Promise<void> {
    set({ menuItems: [...get().menuItems, ...menuItems] });
  },

  /** Adds a favorite, which moves its menu item into the `favorites` menu (R4.64). */
  async addFavorite(context: Context, id: string): Promise<void> {
    await send(context, 'addFavorite', id);
    const { favorites } = context.get();
    context.set({
      favorites: favorites.includes(id) ? favorites : [...favorites, id],
      menuItems: moveItem(context.get(), id, 'favorites'),
    });
  },

  /** Removes a favorite, which moves its menu item back into the `plugins` menu (R4.65). */
  async removeFavorite(context: Context, id: string): Promise<void> {
    await send(context, 'removeFavorite', id);
    context.set({
      favorites: context.get().favorites.filter((favorite) => favorite !== id),
      menuItems: moveItem(context.get(), id, 'plugins'),
    });
  },
};

/** Empty: operations are not distinguished by their arguments here, so each has a single status. */
export const keys = {};

/** The key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
