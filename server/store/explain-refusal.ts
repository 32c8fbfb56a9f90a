import { asRecord, parseJson, readText } from '../site/read-json.ts';
import { USER_PATH } from '../site/read-site.ts';
import { explainSickStore } from './error-page.ts';
import type { StoreClient, StoreReply } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

/** Whether a status means that the store refuses access to this account. */
export const isRefusal = (status: number) => status === 401 || status === 403;

const PASSWORD_CODES = new Set(['incorrect_password', 'application_password_expired']);
const USER_CODES = new Set(['invalid_username', 'invalid_email']);
const AUTHENTICATION_PATH = '?_fields=authentication';

/** Reads a REST path with its query, relative to the REST root. */
export const readPath = (client: StoreClient, target: string): Promise<StoreReply> => {
  const [path = '', query = ''] = target.split('?');
  return client.send({ method: 'GET', path, query });
};

const toBody = ({ body }: StoreReply) => asRecord(parseJson(body));

/** Explains a response of WordPress to a request without credentials: they did not arrive, or are not accepted. */
async function explainMissing(client: StoreClient): Promise<string> {
  const reply = await readPath(client, AUTHENTICATION_PATH);
  const offered = asRecord(toBody(reply)['authentication']);
  return 'application-passwords' in offered
    ? `The store at ${client.address} received no user name and password (401): its web server removes the Authorization header from requests. Ask the host to pass that header on to PHP.`
    : `The store at ${client.address} does not accept application passwords (401): WordPress offers them over HTTPS only, and a plugin can turn them off. Turn them on in the store.`;
}

/**
 * The failure for a store that refuses the credentials. `code` is the error code of its response: only the code
 * distinguishes a revoked password, an unknown user, and a request that arrived without credentials.
 */
export async function refusalOf(
  client: StoreClient,
  status: number,
  code: string,
): Promise<StoreFailure> {
  const refuses = `The store at ${client.address} refuses STORE_USER and STORE_APP_PASSWORD (${status})`;
  const getMessage = (): string | Promise<string> => {
    if (PASSWORD_CODES.has(code))
      return `${refuses}: the application password was revoked or is mistyped. Create one in the store's admin under Users, Profile, set STORE_APP_PASSWORD to it and restart this server.`;
    if (USER_CODES.has(code))
      return `${refuses}: it has no user of that name. Set STORE_USER to the name with which you sign in to the store and restart this server.`;
    if (code === 'rest_not_logged_in') return explainMissing(client);
    return `${refuses}: use a user name and one of its application passwords.`;
  };
  return new StoreFailure('refused', await getMessage());
}

/**
 * Finds out why the store responded with 401. Reports respond with the same error for every reason, but the request for
 * the user's own record names it. `undefined` if the store accepts the credentials: the 401 is then about this request
 * only.
 */
export async function explainRefusal(client: StoreClient): Promise<StoreFailure | undefined> {
  const reply = await readPath(client, USER_PATH);
  const { status } = reply;
  const sick = explainSickStore(reply, client.address);
  if (sick) return sick.kind === 'refused' ? sick : undefined;
  return isRefusal(status) ? refusalOf(client, status, readText(toBody(reply)['code'])) : undefined;
}
