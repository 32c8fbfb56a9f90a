import apiFetch from '@wordpress/api-fetch';
import { setupWorker } from 'msw/browser';
import { parseDemoSettings } from '../mocks/demo-settings.ts';
import { createDemoStore } from '../mocks/demo-store.ts';

/** The demo store on the day of the stories, in the page itself: a static gallery has no server. */
const store = createDemoStore(
  parseDemoSettings({
    DEMO_ORDERS: '300',
    DEMO_NOW: '2026-11-20T12:30:00',
    DEMO_TIME_ZONE: 'Pacific/Auckland',
  }),
);

apiFetch.use(apiFetch.createNonceMiddleware(store.nonce));

const started = setupWorker(...store.handlers).start({
  quiet: true,
  onUnhandledRequest: 'bypass',
  // Beside the gallery, which may stand in a folder of a site.
  serviceWorker: { url: new URL('mockServiceWorker.js', window.location.href).pathname },
});

/** A story is rendered when the demo store answers. */
export const loaders = [
  async () => {
    await started;
  },
];
