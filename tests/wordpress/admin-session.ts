import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SiteUser } from './settings.ts';

/** A browser context with a signed-in user. */
export type AdminSession = {
  context: BrowserContext;
  /** The URL of an admin page. */
  adminUrl(page: string): string;
  /** The URL of a screen of Tillview. */
  screenUrl(path: string, query?: Readonly<Record<string, string>>): string;
  newPage(): Promise<Page>;
  /** Returns the errors and warnings of the console, and the exceptions, since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
};

const TIMEOUT_MS = 90_000;
const REPORT_ROWS = '#tillview-root .tillview-table tbody tr';
/** The message that replaces rows that the user may not see. */
export const FORBIDDEN = '#tillview-root .tillview-report-error.is-forbidden';
// A product without an image shows a placeholder permanently.
const BUSY =
  '#tillview-root :is([aria-busy="true"], .is-loading, .is-placeholder:not(.tillview-sized-image))';

/** Scripts of other plugins, such as the command palette of WooCommerce, contain parts of React 18 and fail with React 19. */
const NEEDS_REACT_18 = /ReactCurrentOwner.*\/plugins\/(?!tillview\/)/;

/**
 * Submits the sign-in form of the site by a request. Its page moves the focus and empties the fields while it loads, which
 * a browser on a busy machine can do after they were filled.
 */
export async function submitSignIn(
  context: BrowserContext,
  url: string,
  { user, password }: SiteUser,
): Promise<void> {
  const page = `${url}/wp-login.php`;
  // WordPress refuses the form of a browser that has no cookie of the page.
  await context.request.get(page);
  const reply = await context.request.post(page, { form: { log: user, pwd: password } });
  if (new URL(reply.url()).pathname.endsWith('/wp-login.php'))
    throw new Error(`WordPress did not sign ${user} in.`);
}

/** Opens a browser context and signs a user in. */
export async function signIn(browser: Browser, url: string, user: SiteUser): Promise<AdminSession> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  // Blocks avatars and other files of external sites, because the test must not depend on them.
  await context.route(
    (target) => target.host !== new URL(url).host && target.protocol !== 'data:',
    (route) => route.fulfill({ status: 204 }),
  );
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error();
    const problem = `exception: ${message} (${/https?:[^\s)]+/.exec(stack)?.[0] ?? ''})`;
    if (!NEEDS_REACT_18.test(problem)) problems.push(problem);
  });
  const adminUrl = (page: string) => `${url}/wp-admin/${page}`;
  const session: AdminSession = {
    context,
    adminUrl,
    screenUrl: (path, query = {}) =>
      adminUrl(`admin.php?${new URLSearchParams({ page: 'tillview', path, ...query }).toString()}`),
    newPage: () => context.newPage(),
    takeProblems: () => problems.splice(0),
    close: () => context.close(),
  };
  await submitSignIn(context, url, user);
  session.takeProblems();
  return session;
}

/** Waits until a screen has this heading and its table has rows. */
export async function waitForReport(page: Page, title: string, rows = REPORT_ROWS): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.locator(rows).first().waitFor();
  await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY);
}
