import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import type { Replay } from '../replay/replay.ts';
import { withBrowser } from './setup/browser.ts';
import type { ServerProcess } from '../store/server-process.ts';
import { withServers } from './setup/servers.ts';
import { closeServer, listenLocally } from '../setup/local-server.ts';

const browser = withBrowser();
const servers = withServers();

const STATS =
  '/wp-json/wc-analytics/reports/revenue/stats?after=2026-11-01T00:00:00&before=2026-11-20T23:59:59&interval=day&order=asc&per_page=100';
const USER = '/wp-json/wp/v2/users/1';
const ADMIN_PAGE = '/wp-admin/admin.php?page=wc-admin&path=%2Fnowhere';

let server: ServerProcess & { replay: Replay };
let evil: Server;
let evilPort = 0;

beforeAll(async () => {
  server = await servers.replayed();
  evil = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Another site</title><iframe name="hidden"></iframe>');
  });
  evilPort = await listenLocally(evil);
});

afterAll(() => closeServer(evil));

let before = 0;
beforeEach(() => {
  before = server.replay.requests.length;
});
/** The requests that have reached the store since the start of the test. */
const arrived = () => server.replay.requests.slice(before);

/** Runs an attack in a foreign page, and returns what the page could read. */
async function tryFrom(
  page: Page,
  attempt: (target: string) => Promise<string>,
  target: string,
): Promise<string> {
  return page.evaluate(attempt, server.url + target);
}

// Another port is another origin of the same site; another name of this machine is another site.
describe.each(
  firstCases(1, [
    ['another origin of this machine', '127.0.0.1'],
    ['another site', 'localhost'],
  ] as const),
)('a page of %s', (_what, name) => {
  async function open(): Promise<Page> {
    browser.expectProblems(/./);
    const { page } = await browser.visit();
    await page.goto(`http://${name}:${evilPort}/`);
    return page;
  }

  const reading = async (target: string) => {
    try {
      const response = await fetch(target, { credentials: 'include' });
      return await response.text();
    } catch {
      return 'unreadable';
    }
  };

  it('cannot read the store', async () => {
    const page = await open();
    expect(await tryFrom(page, reading, STATS)).toBe('unreadable');
    expect(arrived()).toEqual([]);
  });

  it('cannot read the page that contains the token, nor embed it in a frame', async () => {
    const page = await open();
    expect(await tryFrom(page, reading, ADMIN_PAGE)).toBe('unreadable');
    const framed = await tryFrom(
      page,
      (target) =>
        new Promise<string>((resolve) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', () => {
            try {
              resolve(frame.contentDocument?.body.textContent ? 'read' : 'empty');
            } catch {
              resolve('unreadable');
            }
          });
          frame.src = target;
          document.body.append(frame);
        }),
      ADMIN_PAGE,
    );
    expect(framed).not.toBe('read');
    const shown = await Promise.all(
      page.frames().map((frame) => frame.locator('#host-content').count()),
    );
    expect(shown.every((count) => count === 0)).toBe(true);
  });

  it('cannot send its own token, because the preflight request is rejected', async () => {
    const page = await open();
    const reply = await tryFrom(
      page,
      async (target) => {
        try {
          const response = await fetch(target, { headers: { 'X-Tillview-Token': 'guess' } });
          return await response.text();
        } catch {
          return 'unreadable';
        }
      },
      STATS,
    );
    expect(reply).toBe('unreadable');
    expect(arrived()).toEqual([]);
  });

  it('cannot write without reading the response', async () => {
    const page = await open();
    await tryFrom(
      page,
      async (target) => {
        const body = JSON.stringify({ woocommerce_meta: { revenue_report_columns: 'hacked' } });
        await fetch(target, { method: 'POST', mode: 'no-cors', body }).catch(() => null);
        navigator.sendBeacon(target, new Blob([body], { type: 'text/plain' }));
        return 'sent';
      },
      USER,
    );
    expect(arrived()).toEqual([]);
  });

  it('cannot post a form', async () => {
    const page = await open();
    const answered = page.waitForResponse((response) => response.url().startsWith(server.url));
    await tryFrom(
      page,
      (target) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = `${target}?_method=PUT`;
        form.target = 'hidden';
        const field = document.createElement('input');
        field.name = 'woocommerce_meta[revenue_report_columns]';
        field.value = 'hacked';
        form.append(field);
        document.body.append(form);
        form.submit();
        return Promise.resolve('sent');
      },
      USER,
    );
    expect((await answered).status()).toBe(403);
    expect(arrived()).toEqual([]);
  });

  it('cannot load the store as an image or as a script', async () => {
    const page = await open();
    const results = await Promise.all(
      ['img', 'script'].map((tag) =>
        page.evaluate(
          ([element = '', target = '']) =>
            new Promise<string>((resolve) => {
              const node = document.createElement(element);
              node.addEventListener('load', () => resolve('loaded'));
              node.addEventListener('error', () => resolve('refused'));
              node.setAttribute('src', target);
              document.body.append(node);
            }),
          [tag, `${server.url}${STATS}&_jsonp=steal`],
        ),
      ),
    );
    expect(results).toEqual(['refused', 'refused']);
    expect(arrived()).toEqual([]);
  });
});

describe('our own page', () => {
  it('can read the same URL through the same server', async () => {
    const { page } = await browser.visit();
    await page.goto(server.url + ADMIN_PAGE);
    const net = await page.evaluate(async (target) => {
      const config = JSON.parse(document.getElementById('tillview-host')?.textContent ?? '{}') as {
        requestToken: string;
      };
      const response = await fetch(target, {
        headers: { 'X-Tillview-Token': config.requestToken },
      });
      const body = (await response.json()) as { totals: { net_revenue: number } };
      return body.totals.net_revenue;
    }, STATS);
    expect(net).toBeCloseTo(12260.99, 2);
    expect(server.replay.misses).toEqual([]);
  });
});
