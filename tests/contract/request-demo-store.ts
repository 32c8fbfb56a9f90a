import type { DemoStore } from '../../mocks/demo-store.ts';
import { handleRequest } from '../../mocks/server.ts';
import { isJson } from '../replay/recording.ts';
import type { Recording } from '../replay/recording.ts';
import { translatePath, translateValue } from './demo-ids.ts';
import type { IdTable } from './demo-ids.ts';

/** Maps the recorded users to values of the demo store's user header. */
const USERS: Readonly<Record<string, string>> = {
  none: 'none',
  'user 5': 'customer',
  'user 159': 'manager',
};

/** The origin of the recorded store; the demo store uses it too, so that links are equal. */
export const SITE = 'http://localhost:8881';

/** The URL of a recorded request, with the ids of the demo store. */
export function addressOf({ path, query }: Recording['request'], table: IdTable): URL {
  const url = new URL(`${SITE}/wp-json${translatePath(path, table)}`);
  for (const [name, value] of Object.entries(query))
    append(url.searchParams, name, translateValue(path, name, value, table));
  return url;
}

/** Sends a recorded request to the demo store. */
export async function requestDemoStore(
  store: DemoStore,
  { request }: Recording,
  table: IdTable,
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const { method, body, auth } = request;
  const user = auth === undefined ? undefined : (USERS[auth] ?? auth);
  const response = await handleRequest(
    store,
    new Request(addressOf(request, table), {
      method,
      headers: {
        ...(user ? { 'X-Demo-User': user } : {}),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const json: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: json };
}

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value) || isJson(value))
    for (const [key, item] of Object.entries(value)) append(search, `${name}[${key}]`, item);
  else search.append(name, String(value));
}
