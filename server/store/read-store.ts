import {
  INDEX_PATH,
  readSite,
  USER_PATH,
  type ReadRest,
  type SiteReading,
} from '../site/read-site.ts';
import { asRecord, parseJson, readText } from '../site/read-json.ts';
import { explainSickStore } from './error-page.ts';
import { isRefusal, readPath, refusalOf } from './explain-refusal.ts';
import { restForms } from './rest-form.ts';
import type { StoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

/** The REST namespace that the reports need. */
const NEEDED_NAMESPACE = 'wc-analytics';

/** The data read from a store; `siteUrl` is the URL of WordPress itself, and therefore of its admin. */
export type StoreReading = SiteReading & { siteUrl: string };

/** The statuses of a store that is overloaded or under maintenance: another URL form would make it worse. */
const WAITING: ReadonlySet<number> = new Set([429, 503]);

/** Creates a function that reads REST paths of a store; a body that is not JSON is `undefined`. */
const restReader =
  (client: StoreClient): ReadRest =>
  async (target) => {
    const { status, body } = await readPath(client, target);
    return { status, body: parseJson(body) };
  };

const hasNamespaces = (body: unknown) => Array.isArray(asRecord(body)['namespaces']);

/** Reads the site index with the known REST URL form, or tries the other forms until one works. */
async function findIndex(client: StoreClient): Promise<unknown> {
  const known = client.form;
  let first: { status: number } | StoreFailure | undefined;
  let sick: StoreFailure | undefined;
  for (const form of [known, ...restForms.filter((other) => other !== known)]) {
    client.form = form;
    try {
      const reply = await readPath(client, INDEX_PATH);
      const { status } = reply;
      const body = parseJson(reply.body);
      if (status === 200 && hasNamespaces(body)) return body;
      const code = readText(asRecord(body)['code']);
      if (isRefusal(status) && code !== '') throw await refusalOf(client, status, code);
      sick ??= explainSickStore(reply, client.address);
      if (WAITING.has(status)) break;
      first ??= { status };
    } catch (error) {
      const isWrongForm =
        error instanceof StoreFailure && (error.kind === 'redirect' || error.kind === 'unusable');
      if (!isWrongForm) {
        client.form = known;
        throw error;
      }
      first ??= error;
    }
  }
  client.form = known;
  if (sick) throw sick;
  if (first instanceof StoreFailure) throw first;
  const status = first?.status ?? 0;
  if (isRefusal(status)) throw await refusalOf(client, status, '');
  throw new StoreFailure(
    'unusable',
    `No WordPress REST API answers at ${client.address} (${status}), neither below /wp-json/ nor with ?rest_route=: check STORE_URL, and that no login or maintenance page covers the site.`,
  );
}

const findings = new WeakMap<StoreClient, Promise<unknown>>();

/**
 * Finds the form of REST URLs again, for a store whose permalinks have changed since. Requests that fail at the same
 * time wait for the same search. Resolves without a change if no form works: the response that led here says why.
 */
export async function findForm(client: StoreClient): Promise<void> {
  const finding = findings.get(client) ?? findIndex(client);
  findings.set(client, finding);
  await finding.catch(() => undefined);
  findings.delete(client);
}

/**
 * Reads the data of a real store that a page needs. Throws a `StoreFailure` that explains why the store cannot be used:
 * wrong URL, refused credentials, no WooCommerce.
 */
export async function readStore(client: StoreClient): Promise<StoreReading> {
  const read = restReader(client);
  const index = await findIndex(client);
  const { namespaces, url } = asRecord(index);
  if (!Array.isArray(namespaces) || !namespaces.includes(NEEDED_NAMESPACE))
    throw new StoreFailure(
      'unusable',
      `The site at ${client.address} offers no store analytics: WooCommerce is not active there, or its analytics are switched off.`,
    );
  const reply = await readPath(client, USER_PATH);
  const user = parseJson(reply.body);
  const sick = explainSickStore(reply, client.address);
  if (sick) throw sick;
  if (isRefusal(reply.status))
    throw await refusalOf(client, reply.status, readText(asRecord(user)['code']));
  if (reply.status !== 200)
    throw new StoreFailure(
      'unusable',
      `The store at ${client.address} does not tell who STORE_USER is (${reply.status}): its REST API is not in order.`,
    );
  return { ...(await readSite(index, user, read)), siteUrl: readText(url) };
}
