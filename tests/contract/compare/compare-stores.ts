import { isJson } from '../../replay/recording.ts';
import type { Client, ComparedResponse } from './client.ts';
import { entityRequests } from './entity-requests.ts';
import { INTENDED_DIFFERENCES } from './intended-differences.ts';
import { fillIn, findKnownIds } from './known-ids.ts';
import { reportRequests } from './report-requests.ts';
import { compareTypes, typesOf } from './value-types.ts';
import type { BodyTypes } from './value-types.ts';

/** The result of a comparison. `unused` are intended differences that did not occur. */
export type Comparison = {
  requests: number;
  intended: number;
  unexplained: { request: string; difference: string }[];
  unused: string[];
};

type Exchange = { request: string; store: ComparedResponse; demo: ComparedResponse };

/** Sends the same requests to a real store and to the demo store and compares the responses. */
export async function compareStores(
  store: Client,
  demo: Client,
  requests: readonly string[] = [...new Set([...reportRequests(), ...entityRequests()])],
): Promise<Comparison> {
  const [storeIds, demoIds] = [await findKnownIds(store), await findKnownIds(demo)];
  const exchanges: Exchange[] = [];
  for (const request of requests)
    exchanges.push({
      request,
      store: await store(fillIn(request, storeIds)),
      demo: await demo(fillIn(request, demoIds)),
    });

  const families = {
    store: new Map<string, BodyTypes>(),
    demo: new Map<string, BodyTypes>(),
  };
  for (const { request, ...responses } of exchanges)
    for (const side of ['store', 'demo'] as const) {
      const name = familyOf(request, responses[side]);
      families[side].set(name, typesOf(responses[side].body, families[side].get(name)));
    }

  const used = new Set<RegExp>();
  const unexplained: Comparison['unexplained'] = [];
  let intended = 0;
  for (const exchange of exchanges)
    for (const difference of differencesOf(exchange, families)) {
      const known = INTENDED_DIFFERENCES.find(
        (item) => item.requests.test(exchange.request) && item.differences.test(difference),
      );
      if (known) {
        used.add(known.differences);
        intended++;
      } else unexplained.push({ request: exchange.request, difference });
    }
  const unused = INTENDED_DIFFERENCES.filter(({ differences }) => !used.has(differences)).map(
    ({ reason }) => reason,
  );
  return { requests: requests.length, intended, unexplained, unused };
}

/** Groups responses that have the same contract: by path, kind of segments and status. */
function familyOf(request: string, { status }: ComparedResponse): string {
  const path = request
    .replace(/\?.*/, '')
    .replaceAll(/\{\w+\}/g, '#')
    .replace('reports/customers', 'customers');
  const segment = /segmentby=\w+/.exec(request)?.[0] ?? '';
  return `${path} ${segment} ${status < 400 ? 'success' : status}`;
}

function differencesOf(
  { request, store, demo }: Exchange,
  families: Record<'store' | 'demo', Map<string, BodyTypes>>,
): string[] {
  if (store.status !== demo.status)
    return [
      `status: ${store.status} in the store, ${demo.status} in the demo ${JSON.stringify(store.status >= 400 ? store.body : demo.body).slice(0, 160)}`,
    ];
  if (store.status >= 400)
    return JSON.stringify(sortKeys(store.body)) === JSON.stringify(sortKeys(demo.body))
      ? []
      : [
          `error: ${JSON.stringify(store.body)} in the store, ${JSON.stringify(demo.body)} in the demo`,
        ];
  const familyTypes = (side: 'store' | 'demo', response: ComparedResponse) => ({
    own: typesOf(response.body),
    family: families[side].get(familyOf(request, response)) ?? new Map(),
  });
  return [
    ...headerDifferences(request, store, demo),
    ...compareTypes(familyTypes('store', store), familyTypes('demo', demo)),
  ];
}

/** Compares the pagination headers. They are equal for stats with a range; other totals depend on the data. */
function headerDifferences(
  request: string,
  store: ComparedResponse,
  demo: ComparedResponse,
): string[] {
  const isStats = /\/stats\?.*after=/.test(request);
  const perPage = Number(/per_page=(\d+)/.exec(request)?.[1] ?? 10);
  const differences: string[] = [];
  for (const name of ['x-wp-total', 'x-wp-totalpages']) {
    const [real, own] = [store.headers.get(name), demo.headers.get(name)];
    if ((real === null) !== (own === null) || (isStats && real !== own))
      differences.push(`header ${name}: ${real} in the store, ${own} in the demo`);
  }
  // A store sends the number of pages only when the requested page exists.
  const pagesFollow = ({ headers }: ComparedResponse) =>
    Number(headers.get('x-wp-totalpages')) ===
    Math.ceil(Number(headers.get('x-wp-total')) / perPage);
  if (pagesFollow(store) !== pagesFollow(demo))
    differences.push(
      `header x-wp-totalpages: ${['x-wp-total', 'x-wp-totalpages'].map((name) => store.headers.get(name)).join('/')} in the store, ${['x-wp-total', 'x-wp-totalpages'].map((name) => demo.headers.get(name)).join('/')} in the demo`,
    );
  if (isStats && relationsOf(store) !== relationsOf(demo))
    differences.push(
      `header link: ${relationsOf(store) || 'none'} in the store, ${relationsOf(demo) || 'none'} in the demo`,
    );
  return differences;
}

function relationsOf({ headers }: ComparedResponse): string {
  return [...(headers.get('link') ?? '').matchAll(/rel="([^"]+)"/g)]
    .map(([, rel]) => rel)
    .join(' ');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}
