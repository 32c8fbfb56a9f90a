import { beforeAll, describe, expect, it } from 'vitest';
import { isJson, readRecordings, type Json } from '../replay/recording.ts';
import type { Replay } from '../replay/replay.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers, type RunningServer } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
const recordings = readRecordings();
const FIGURES = [
  'gross_sales',
  'refunds',
  'coupons',
  'net_revenue',
  'taxes',
  'shipping',
  'total_sales',
];

let server: RunningServer & { replay: Replay };
beforeAll(async () => {
  server = await servers.replayed();
});

/** The totals of a recording, as US dollars. */
function recordedFigures(name: string): string[] {
  const body = recordings.find((recording) => recording.name === name)?.body;
  const totals: Json = isJson(body) && isJson(body['totals']) ? body['totals'] : {};
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return FIGURES.map((figure) => dollars.format(Number(totals[figure])));
}

const address = (query: string) =>
  `${server.url}/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue${query}`;

describe('the revenue of a real store, through the proxy', () => {
  it.each([
    ['month to date', '', 'j-revenue-stats-mtd-day'],
    [
      'month to date by week against the previous period',
      '&period=month&compare=previous_period&interval=week',
      'j-revenue-stats-mtd-week',
    ],
    [
      'last month',
      '&period=last_month&compare=previous_period&interval=day',
      'j-revenue-stats-lastmonth-day',
    ],
    [
      'last year by month',
      '&period=last_year&compare=previous_year&interval=month',
      'j-revenue-stats-lastyear-month',
    ],
    [
      'a custom week',
      '&period=custom&compare=previous_year&after=2026-11-10&before=2026-11-16',
      'j-revenue-stats-custom-7days-day',
    ],
  ])('shows the totals of the store: %s', async (_what, query, name) => {
    const { page } = await browser.visit();
    await page.goto(address(query));
    for (const figure of recordedFigures(name))
      await page.getByRole('main').getByText(figure, { exact: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(server.replay.misses).toEqual([]);
  });

  it('sends requests to this server only', async () => {
    const { page } = await browser.visit();
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http')) hosts.add(url.origin);
    });
    await page.goto(address(''));
    await page.waitForLoadState('networkidle');
    expect([...hosts]).toEqual([server.url]);
  });

  it('shows in the page that the store cannot be reached', async () => {
    const { replay, stop } = await servers.replayed();
    await stop();
    await replay.close();
    const { url } = await servers.start({
      STORE_URL: replay.url,
      STORE_USER: 'ada',
      STORE_APP_PASSWORD: 'abcd efgh ijkl mnop qrst uvwx',
    });
    browser.expectProblems(/503/);
    const { page } = await browser.visit();
    await page.goto(address('').replace(server.url, url));
    await page.getByText(`The store at ${replay.url} cannot be reached`).waitFor();
  });
});
