import type { Page, Request } from 'playwright-core';

/** No request follows another by more: what is loaded after the first view waits four seconds at most. */
const QUIET_MS = 5000;

const REST = /wp-json|rest_route/;

/** The requests of a page to the REST API, from now on. */
export type RestCalls = {
  /** Waits until no request has followed for some time. Returns all of them, and stops watching. */
  settle(): Promise<readonly Request[]>;
};

/** Watches the requests of a page to the REST API. */
export function watchRestCalls(page: Page): RestCalls {
  const requests: Request[] = [];
  let latest = Date.now();
  const add = (request: Request) => {
    if (!REST.test(request.url())) return;
    requests.push(request);
    latest = Date.now();
  };
  page.on('request', add);
  return {
    async settle() {
      latest = Date.now();
      do {
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(QUIET_MS / 10);
      } while (Date.now() - latest < QUIET_MS);
      page.off('request', add);
      return requests;
    },
  };
}

/** The budgets are those of a site where no route is slow, as many are on a busy machine: a slow one goes alone. */
export function forgetSlowRoutes(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function set(name: string, value: string) {
    if (!name.startsWith('tillview-slow-routes')) setItem.call(this, name, value);
  };
}
