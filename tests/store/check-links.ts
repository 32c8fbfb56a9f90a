import { ReportPage } from '../e2e/pages/report-page.ts';
import type { ComparePage } from './check-view.ts';
import { compareTexts } from './compare-cells.ts';
import type { ReportCheck, View } from './report-check.ts';

/** The number of links per report that are checked: links differ only in their ids. */
const MAX_LINKS = 3;

/** Returns the sign-in form to which an admin page redirects without a session, and the page to which it leads back. */
async function findSignIn(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.body?.cancel();
  const location = response.headers.get('location') ?? '';
  if (!URL.canParse(location)) return `${response.status} without a sign-in form`;
  const { pathname, searchParams } = new URL(location);
  return `${pathname} for ${new URL(searchParams.get('redirect_to') ?? '', location).pathname}`;
}

/**
 * Checks that links of a report's table lead to the admin of the store at `storeUrl`, and that the pages there redirect
 * to the sign-in form.
 */
export function checkLinks(
  storeUrl: string,
  { path, title, table }: ReportCheck,
  { query }: View,
): ComparePage {
  return async (page, url) => {
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
      const reply = await page.request.get(url + pathname + search, { maxRedirects: 0 });
      const target = reply.headers()['location'] ?? `${reply.status()} without a redirect`;
      expected.push(storeUrl + pathname + search);
      actual.push(target);
      const site = new URL(storeUrl).pathname.replace(/\/$/, '');
      expected.push(`${site}/wp-login.php for ${site}${pathname}`);
      actual.push(await findSignIn(target));
    }
    // A table without rows shows a message in a row with one cell.
    const [first = [], ...others] = (await shown.table()).rows;
    if (first.length === 1 && others.length === 0)
      return compareTexts('rows', ['No data to display'], first);
    if (expected.length === 0) throw new Error(`${title} links to nothing in the admin.`);
    return compareTexts('link', expected, actual);
  };
}
