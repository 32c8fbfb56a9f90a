import type { RequestHandler } from 'msw';
import type { DemoStore } from '../demo-store.ts';
import { noRoute } from '../rest-error.ts';
import { revenueRoutes } from './reports-revenue.ts';
import { toHandlers } from './route.ts';
import type { Route } from './route.ts';
import { settingsRoutes } from './settings.ts';
import { siteRoutes } from './site.ts';
import { userRoutes } from './users.ts';

const unknownRoute: Route = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  path: '/*',
  answer: () => {
    throw noRoute();
  },
};

/** All that the pretend shop answers to; what it does not know it refuses as a shop does. */
export function createHandlers(store: DemoStore): RequestHandler[] {
  return toHandlers(store, [
    ...siteRoutes,
    ...userRoutes,
    ...settingsRoutes,
    ...revenueRoutes,
    unknownRoute,
  ]);
}
