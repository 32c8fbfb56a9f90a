import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { derive } from './derive.ts';
import { parseRecordedQuery, parseWireQuery } from './query.ts';
import { isJson, readRecordings, type Recording } from './recording.ts';
import { replayAccount, startReplay, type Replay } from './replay.ts';

const recordings = readRecordings();
const STATS = '/wc-analytics/reports/revenue/stats';
const NOVEMBER = 'after=2026-11-01T00%3A00%3A00&before=2026-11-20T23%3A59%3A59';

let running: Replay | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

type SendOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  password?: string;
};
type ReplayResponse = {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
};

async function send(
  target: string,
  { method = 'GET', headers = {}, body = '', password = replayAccount.password }: SendOptions = {},
): Promise<ReplayResponse> {
  running ??= await startReplay({ recordings });
  const auth = `${replayAccount.user}:${password}`;
  return new Promise((resolve, reject) => {
    httpRequest(`${running?.url}/wp-json${target}`, { method, headers, auth }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
        });
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Removes `coupons_count`, which the store adds to an arbitrary row. */
function withoutCouponsCount(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (key, value: unknown) => (key === 'coupons_count' ? undefined : value)),
  );
}

const intervals = (body: unknown): Record<string, unknown>[] =>
  isJson(body) && Array.isArray(body['intervals'])
    ? (body['intervals'] as Record<string, unknown>[])
    : [];

describe('derived responses', () => {
  const stats = recordings.filter(
    ({ request, status, name }) =>
      request.path === STATS &&
      status === 200 &&
      !request.auth &&
      name !== 'revenue-stats-defaults',
  );
  const others = (one: Recording) =>
    stats.filter(
      ({ name, request }) =>
        name !== one.name &&
        parseRecordedQuery(request.query).filterKey ===
          parseRecordedQuery(one.request.query).filterKey,
    );
  const derivable = stats.filter(
    (one) => derive(others(one), STATS, parseRecordedQuery(one.request.query).shape).ok,
  );

  it('can be compared with enough recordings', () => {
    expect(derivable.length).toBeGreaterThan(25);
  });

  it.each(derivable.map((one) => [one.name, one] as const))(
    'equal the recorded response: %s',
    (_name, one) => {
      const { shape } = parseRecordedQuery(one.request.query);
      const derived = derive(others(one), STATS, shape);
      if (!derived.ok) throw new Error(derived.reason);
      expect(String(derived.total)).toBe(one.headers['x-wp-total']);
      expect(String(derived.totalPages)).toBe(one.headers['x-wp-totalpages']);
      const [mine, theirs] = [derived.body, one.body].map(withoutCouponsCount);
      const key = (row: Record<string, unknown>) =>
        shape.orderby === null || shape.orderby === 'date'
          ? row['date_start']
          : (row['subtotals'] as Record<string, unknown>)[shape.orderby];
      // The store does not sort rows with equal values, so only the sort keys are compared.
      expect(intervals(mine).map(key)).toEqual(intervals(theirs).map(key));
      const byDate = (rows: Record<string, unknown>[]) =>
        new Map(rows.map((row) => [row['date_start'], row['subtotals']]));
      const expected = byDate(intervals(theirs));
      for (const [date, row] of byDate(intervals(mine)))
        if (expected.has(date)) expect(row).toEqual(roundedLike(row, expected.get(date)));
      const totalsOf = (body: unknown) => (isJson(body) ? body['totals'] : undefined);
      expect(totalsOf(mine)).toEqual(roundedLike(totalsOf(mine), totalsOf(theirs)));
    },
  );
});

/** The recorded metrics; metrics that differ only by rounding are replaced by those of `mine`. */
function roundedLike(mine: unknown, theirs: unknown): unknown {
  if (!isJson(mine) || !isJson(theirs)) return theirs;
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => {
      const own = mine[name];
      const isSame =
        typeof own === 'number' && typeof value === 'number' && Math.abs(own - value) < 1e-6;
      return [name, isSame ? own : value];
    }),
  );
}

describe('the replay', () => {
  it('responds the same for any form and order of the query parameters', async () => {
    const one = await send(
      `${STATS}?${NOVEMBER}&interval=day&order=asc&per_page=100&fields[0]=net_revenue&_locale=user`,
    );
    const two = await send(
      `${STATS}?fields[]=net_revenue&per_page=100&interval=day&order=asc&page=1&${NOVEMBER}`,
    );
    expect(one.status).toBe(200);
    expect(one.body).toEqual(two.body);
    expect(one.body['totals']).toMatchObject({ net_revenue: 12260.990000000002 });
    expect(one.body['totals']).not.toHaveProperty('gross_sales');
    expect(running?.misses).toEqual([]);
  });

  it('supports any page size, with pagination links to the recorded store', async () => {
    const { body, headers } = await send(
      `${STATS}?${NOVEMBER}&interval=day&orderby=net_revenue&order=desc&per_page=7&page=2`,
    );
    expect(intervals(body).map((row) => String(row['date_start']).slice(5, 10))).toEqual(
      ['11-11', '11-04', '11-10', '11-09', '11-03', '11-20', '11-02'].slice(0, 7),
    );
    expect(headers).toMatchObject({ 'x-wp-total': '20', 'x-wp-totalpages': '3' });
    expect(headers['link']).toMatch(
      /^<http:\/\/localhost:8881\/wp-json\/wc-analytics\/reports\/revenue\/stats\?.*page=1>; rel="prev", <.*page=3>; rel="next"$/,
    );
  });

  it('joins the recorded pages of a long range', async () => {
    const { body, headers } = await send(
      `${STATS}?after=2025-01-01T00:00:00&before=2025-12-31T23:59:59&interval=day&orderby=net_revenue&order=asc&per_page=100&page=4`,
    );
    expect(headers['x-wp-total']).toBe('365');
    expect(intervals(body)).toHaveLength(65);
  });

  it('lists requests that have no recording', async () => {
    const { status, body } = await send(`${STATS}?${NOVEMBER}&interval=hour`);
    expect(status).toBe(404);
    expect(body['message']).toContain('interval=hour');
    await send('/wc-analytics/reports/unheard');
    expect(running?.misses).toEqual([
      expect.stringContaining('no recording of this path has the same range'),
      expect.stringContaining('no recording has this path'),
    ]);
  });

  it('rejects wrong credentials, as WordPress does', async () => {
    const { status, body } = await send('/', { password: 'another one' });
    expect([status, body['code']]).toEqual([401, 'incorrect_password']);
  });

  it('saves a preference and responds as recorded', async () => {
    const saved = await send('/wp/v2/users/1', {
      method: 'POST',
      headers: { 'x-http-method-override': 'PUT', 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 1,
        woocommerce_meta: { orders_report_columns: '["coupons"]', unheard: 'x' },
      }),
    });
    const recorded = recordings.find(({ name }) => name === 'w-user-preference');
    expect(saved.body).toEqual(recorded?.body);
    const { body } = await send('/wp/v2/users/me?context=edit');
    expect(body).toEqual(recorded?.body);
  });
});

describe('queries', () => {
  it('are parsed equally from a recording and from a URL', () => {
    const recorded = parseRecordedQuery({
      fields: ['a', 'b'],
      extended_info: true,
      match: 'all',
      status_is: ['completed', 'processing'],
      per_page: 25,
    });
    const wire = parseWireQuery(
      '?status_is[0]=processing&status_is[1]=completed&extended_info=1&fields=a,b&per_page=25',
    );
    expect(wire).toEqual(recorded);
  });
});
