import type { DemoShop } from './demo-shop.ts';

/** The notes, goals or views that the shop has for all users. */
type Shared = Readonly<Record<string, readonly object[]>>;

/** Gives the shop the route of the settings that all users share. */
export function serveShared(shop: DemoShop, settings: Shared) {
  const route = { isDown: false, settings, sent: [] as Shared[] };
  shop.intercept(async (request, next) => {
    if (!request.url.includes('tillview/v1/shared')) return next();
    if (route.isDown) return Response.json({ code: 'down', message: 'Down.' }, { status: 500 });
    if (request.method === 'POST') {
      const sent = (await request.json()) as Shared;
      route.sent.push(sent);
      route.settings = { ...route.settings, ...sent };
    }
    return Response.json({ goals: [], notes: [], views: [], ...route.settings });
  });
  return route;
}
