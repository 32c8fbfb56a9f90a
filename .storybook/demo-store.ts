import apiFetch from '@wordpress/api-fetch';
import { setupWorker } from 'msw/browser';
import { parseDemoSettings } from '../mocks/demo-settings.ts';
import { createDemoStore } from '../mocks/demo-store.ts';

/** The demo store, on the date that the stories use. It runs in the page, because a static Storybook has no server. */
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
  // The file is next to the page, since Storybook can be deployed in a subdirectory of a site.
  serviceWorker: { url: new URL('mockServiceWorker.js', window.location.href).pathname },
});

/** Waits until the service worker is active before a story renders. */
export const loaders = [
  async () => {
    await started;
  },
];
