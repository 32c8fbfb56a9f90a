import { WC_ADMIN_NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { unexpectedReply } from '../core/rest-error.ts';
import { anyReply, type Shape } from '../core/shapes.ts';
import type { MenuItem, NavigationData } from './types.ts';

type Context = OperationContext<NavigationData>;

const PATH = `${WC_ADMIN_NAMESPACE}/navigation/favorites/me`;

const isFavorites: Shape<string[]> = (body): body is string[] =>
  Array.isArray(body) && body.every((id) => typeof id === 'string');

/** Sends a change of the favorites, which counts when its reply is truthy (spec §5). */
async function send(
  { rest }: Context,
  operation: 'addFavorite' | 'removeFavorite',
  id: string,
): Promise<void> {
  const method = operation === 'addFavorite' ? 'POST' : 'DELETE';
  const reply = await rest.write(method, PATH, { body: { item_id: id } }, anyReply);
  if (!reply) throw unexpectedReply(operation, reply);
}

function moveItem({ menuItems }: NavigationData, id: string, menuId: string): MenuItem[] {
  return menuItems.map((item) => (item.id === id ? { ...item, menuId } : item));
}

export const resolvers = {
  async getFavorites({ rest, set }: Context): Promise<void> {
    set({ favorites: await rest.read(PATH, {}, isFavorites) });
  },
};

export const actions = {
  /** Replaces the menu. */
  async setMenuItems({ set }: Context, menuItems: readonly MenuItem[]): Promise<void> {
    set({ menuItems });
  },

  /** Adds to the menu's end. */
  async addMenuItems({ get, set }: Context, menuItems: readonly MenuItem[]): Promise<void> {
    set({ menuItems: [...get().menuItems, ...menuItems] });
  },

  /** Makes a menu item a favorite, which moves it into the `favorites` menu. */
  async addFavorite(context: Context, id: string): Promise<void> {
    await send(context, 'addFavorite', id);
    const { favorites } = context.get();
    context.set({
      favorites: favorites.includes(id) ? favorites : [...favorites, id],
      menuItems: moveItem(context.get(), id, 'favorites'),
    });
  },

  /** Makes a menu item no favorite any more, which moves it back into the `plugins` menu. */
  async removeFavorite(context: Context, id: string): Promise<void> {
    await send(context, 'removeFavorite', id);
    context.set({
      favorites: context.get().favorites.filter((favorite) => favorite !== id),
      menuItems: moveItem(context.get(), id, 'plugins'),
    });
  },
};

/** One set of books for each operation. */
export const keys = {};

/** Names the books of an operation of this store. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
