import {
  INDEX_PATH,
  readSiteFacts,
  USER_PATH,
  type ReadRest,
  type SiteFacts,
} from '../site/read-site.ts';
import { asRecord } from '../site/read-json.ts';
import { StoreFailure, type StoreClient } from './store-client.ts';

/** The namespace without which there is nothing to report. */
const NEEDED_NAMESPACE = 'wc-analytics';

function parseJson(body: Buffer): unknown {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

/** Reads REST addresses of a store; a body that is no JSON counts as none. */
export function restReader(client: StoreClient): ReadRest {
  return async (target) => {
    const [path = '', query = ''] = target.split('?');
    const { status, body } = await client.send({ method: 'GET', path, query });
    return { status, body: parseJson(body) };
  };
}

const isRefusal = (status: number) => status === 401 || status === 403;

/**
 * Reads what the page must be told of a real store. Throws a `StoreFailure` with the one sentence that says
 * why the store cannot be used: wrong address, refused credentials, no WooCommerce.
 */
export async function readStore(client: StoreClient): Promise<SiteFacts> {
  const read = restReader(client);
  const refused = (status: number) =>
    new StoreFailure(
      'unusable',
      `The store at ${client.address} refuses STORE_USER and STORE_APP_PASSWORD (${status}): use a user name and one of its application passwords.`,
    );

  const index = await read(INDEX_PATH);
  if (isRefusal(index.status)) throw refused(index.status);
  const { namespaces } = asRecord(index.body);
  if (index.status !== 200 || !Array.isArray(namespaces))
    throw new StoreFailure(
      'unusable',
      `No WordPress REST API answers at ${client.address}/wp-json/ (${index.status}): check STORE_URL, and that the site's permalinks are not "Plain".`,
    );
  if (!namespaces.includes(NEEDED_NAMESPACE))
    throw new StoreFailure(
      'unusable',
      `The site at ${client.address} offers no store analytics: WooCommerce is not active there, or its analytics are switched off.`,
    );
  const user = await read(USER_PATH);
  if (isRefusal(user.status)) throw refused(user.status);
  if (user.status !== 200)
    throw new StoreFailure(
      'unusable',
      `The store at ${client.address} cannot say who STORE_USER is (${user.status}): its REST API is not in order.`,
    );
  return readSiteFacts(index.body, user.body, read);
}
