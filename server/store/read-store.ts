import {
  INDEX_PATH,
  readSite,
  USER_PATH,
  type ReadRest,
  type SiteReading,
} from '../site/read-site.ts';
import { asRecord, parseJson, readText } from '../site/read-json.ts';
import { isRefusal, refusalOf } from './explain-refusal.ts';
import { restForms } from './rest-form.ts';
import type { StoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

/** The REST namespace that the reports need. */
const NEEDED_NAMESPACE = 'wc-analytics';

/** The data read from a store; `siteUrl` is the URL of WordPress itself, and therefore of its admin. */
export type StoreReading = SiteReading & { siteUrl: string };

/** Creates a function that reads REST paths of a store; a body that is not JSON is `undefined`. */
function restReader(client: StoreClient): ReadRest {
  return async (target) => {
    const [path = '', query = ''] = target.split('?');
    const { status, body } = await client.send({ method: 'GET', path, query });
    return { status, body: parseJson(body) };
  };
}

const hasNamespaces = (body: unknown) => Array.isArray(asRecord(body)['namespaces']);

/** Reads the site index with the known REST URL form, or tries the other forms until one works. */
async function findIndex(client: StoreClient, read: ReadRest): Promise<unknown> {
  const known = client.form;
  let first: { status: number } | StoreFailure | undefined;
  for (const form of [known, ...restForms.filter((other) => other !== known)]) {
    client.form = form;
    try {
      const { status, body } = await read(INDEX_PATH);
      if (status === 200 && hasNamespaces(body)) return body;
      const code = readText(asRecord(body)['code']);
      if (isRefusal(status) && code !== '') throw await refusalOf(client, status, code);
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
  if (first instanceof StoreFailure) throw first;
  const status = first?.status ?? 0;
  if (isRefusal(status)) throw await refusalOf(client, status, '');
  throw new StoreFailure(
    'unusable',
    `No WordPress REST API answers at ${client.address} (${status}), neither below /wp-json/ nor with ?rest_route=: check STORE_URL.`,
  );
}

/**
 * Reads the data of a real store that a page needs. Throws a `StoreFailure` that explains why the store cannot be used:
 * wrong URL, refused credentials, no WooCommerce.
 */
export async function readStore(client: StoreClient): Promise<StoreReading> {
  const read = restReader(client);
  const index = await findIndex(client, read);
  const { namespaces, url } = asRecord(index);
  if (!Array.isArray(namespaces) || !namespaces.includes(NEEDED_NAMESPACE))
    throw new StoreFailure(
      'unusable',
      `The site at ${client.address} offers no store analytics: WooCommerce is not active there, or its analytics are switched off.`,
    );
  const user = await read(USER_PATH);
  if (isRefusal(user.status))
    throw await refusalOf(client, user.status, readText(asRecord(user.body)['code']));
  if (user.status !== 200)
    throw new StoreFailure(
      'unusable',
      `The store at ${client.address} does not tell who STORE_USER is (${user.status}): its REST API is not in order.`,
    );
  return { ...(await readSite(index, user.body, read)), siteUrl: readText(url) };
}
