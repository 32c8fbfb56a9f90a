import { ReportPage } from '../e2e/pages/report-page.ts';
import type { CheckTools } from './check-view.ts';
import { compareTexts, type Comparison } from './compare-cells.ts';
import type { ReportCheck, View } from './report-check.ts';

/** Links of one report that are followed: they differ in their ids only. */
const MAX_LINKS = 3;

/** A page of the admin redirects a stranger to the site's own sign-in form, which leads back to it. */
async function findSignIn(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  await response.body?.cancel();
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location)) return `${response.status} without a sign-in form`;
  const { pathname, searchParams } = new URL(location);
  return `${pathname} for ${new URL(searchParams.get('redirect_to') ?? '', location).pathname}`;
}

/** Follows links of a report's table that lead to the admin of the store, up to the sign-in form there. */
export async function checkLinks(
  { browser, url, storeUrl }: CheckTools,
  { path, title, table }: ReportCheck,
  { query }: View,
): Promise<Comparison> {
  const page = await browser.newPage();
  try {
    const shown = new ReportPage(page, url, { path, title });
    await shown.open(path.startsWith('/analytics/') && table?.endpoint !== 'stock' ? query : {});
    const hrefs = await shown
      .reportTable()
      .locator('a[href*="/wp-admin/"]:not([href*="page=wc-admin"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const expected: string[] = [];
    const actual: string[] = [];
    for (const href of [...new Set(hrefs)].slice(0, MAX_LINKS)) {
      const { pathname, search } = new URL(href, url);
      const reply = await browser.request.get(url + pathname + search, { maxRedirects: 0 });
      const target = reply.headers()['location'] ?? `${reply.status()} without a redirect`;
      expected.push(storeUrl + pathname + search);
      actual.push(target);
      const site = new URL(storeUrl).pathname.replace(/\/$/, '');
      expected.push(`${site}/wp-login.php for ${site}${pathname}`);
      actual.push(await findSignIn(target));
    }
    if (expected.length === 0) throw new Error(`${title} links to nothing in the admin.`);
    return compareTexts('link', expected, actual);
  } finally {
    await page.close();
  }
}
