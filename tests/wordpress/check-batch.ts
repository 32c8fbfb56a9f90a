import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { screens } from '../../src/screens.ts';
import type { AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';

const BATCH = /tillview(?:\/|%2F)v1(?:\/|%2F)batch/;

/** As many as the plugin accepts. */
const MAX_REQUESTS = 20;

type Platform = {
  wp: {
    apiFetch(options: {
      path: string;
      method?: string;
      data?: object;
      parse: false;
    }): Promise<Response>;
  };
};

type Answer = { status: number; body: unknown; total: string | null; pages: string | null };

/**
 * An answer as it is compared. The store does not order rows with equal sort values, so that two requests for a page can
 * have other rows: of such lists, the fields of the rows are compared.
 */
const toComparable = (path: string, answer: Answer | undefined): unknown =>
  answer && Array.isArray(answer.body) && /[?&]orderby=|\/low-in-stock\b/.test(path)
    ? { ...answer, body: answer.body.map((row) => Object.keys(Object(row)).toSorted()) }
    : answer;

/** Requests paths one after the other, as the REST client of the platform does. */
const requestAlone = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (all) => {
    const { wp } = globalThis as unknown as Platform;
    const answers: Answer[] = [];
    for (const path of all) {
      const reply = await wp.apiFetch({ path, parse: false }).catch((failed: Response) => failed);
      const text = await reply.text();
      answers.push({
        status: reply.status,
        body: text === '' ? null : JSON.parse(text),
        total: reply.headers.get('x-wp-total'),
        pages: reply.headers.get('x-wp-totalpages'),
      });
    }
    return answers;
  }, paths);

/** Requests paths in one batch. */
const requestTogether = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (requests) => {
    const { wp } = globalThis as unknown as Platform;
    const path = '/tillview/v1/batch?_locale=user';
    const reply = await wp.apiFetch({ path, method: 'POST', data: { requests }, parse: false });
    const { responses } = (await reply.json()) as {
      responses: { status: number; body: unknown; headers: Record<string, string | number> }[];
    };
    const headerOf = (headers: Record<string, string | number>, name: string) => {
      const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
      return found ? String(found[1]) : null;
    };
    return responses.map(({ status, body, headers }): Answer => ({
      status,
      body,
      total: headerOf(headers, 'x-wp-total'),
      pages: headerOf(headers, 'x-wp-totalpages'),
    }));
  }, paths);

/** The requests of every `step`th screen that the app has merged, as paths below the REST root. */
async function collectRequests(page: Page, session: AdminSession, step: number): Promise<string[]> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (!BATCH.test(request.url())) return;
    const { requests } = request.postDataJSON() as { requests: string[] };
    for (const path of requests) paths.add(path);
  });
  for (const { path } of screens.filter((_, index) => index % step === 0)) {
    await page.goto(session.screenUrl(path), { waitUntil: 'networkidle' });
  }
  return [...paths];
}

/** Checks that a request has the same answer in a batch as alone, for all that every `step`th screen sends together. */
export async function checkBatch(
  checks: Checks,
  session: AdminSession,
  who: string,
  step: number,
): Promise<void> {
  await checks.run(`${who} gets the same answers together as one by one`, async () => {
    const page = await session.newPage();
    const paths = await collectRequests(page, session, step);
    // On a busy machine, routes that were slow are sent alone.
    assert.ok(paths.length >= MAX_REQUESTS / 2, `Only ${paths.length} requests were merged.`);
    for (let start = 0; start < paths.length; start += MAX_REQUESTS) {
      const part = paths.slice(start, start + MAX_REQUESTS);
      const [alone, together] = [await requestAlone(page, part), await requestTogether(page, part)];
      part.forEach((path, index) =>
        assert.deepEqual(
          toComparable(path, together[index]),
          toComparable(path, alone[index]),
          path,
        ),
      );
    }
    session.takeProblems();
    await page.close();
  });
  await checks.run(`${who} cannot send other requests in a batch`, async () => {
    const page = await session.newPage();
    await page.goto(session.screenUrl('/inbox'));
    const refused = await requestTogether(page, [
      '/wp/v2/settings',
      '/wp/v2/users',
      '/tillview/v1/batch',
      '/wc-analytics/reports/orders?_method=DELETE',
      '/wc-analytics/reports/../../wp/v2/users',
    ]);
    assert.deepEqual(
      refused.map(({ status }) => status),
      refused.map(() => 403),
    );
    session.takeProblems();
    await page.close();
  });
}
