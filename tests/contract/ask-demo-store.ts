import type { DemoStore } from '../../mocks/demo-store.ts';
import { answer } from '../../mocks/server.ts';
import { isJson } from '../replay/recording.ts';
import type { Recording } from '../replay/recording.ts';

/** Who the recorded users were, in the demo store's terms. */
const USERS: Readonly<Record<string, string>> = {
  none: 'none',
  'user 5': 'customer',
  'user 159': 'manager',
};

/** Where the recorded store lived; the demo store is asked at the same address, so that links compare. */
const SITE = 'http://localhost:8881';

/** Puts a recorded request to the demo store, as the client that was recorded wrote it. */
export async function askDemoStore(
  store: DemoStore,
  { request: { method, path, query, body, auth } }: Recording,
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const url = new URL(`${SITE}/wp-json${path}`);
  for (const [name, value] of Object.entries(query)) append(url.searchParams, name, value);
  const user = auth === undefined ? undefined : (USERS[auth] ?? auth);
  const response = await answer(
    store,
    new Request(url, {
      method,
      headers: {
        ...(user ? { 'X-Demo-User': user } : {}),
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const reply: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: reply };
}

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (Array.isArray(value) || isJson(value))
    for (const [key, item] of Object.entries(value)) append(search, `${name}[${key}]`, item);
  else search.append(name, String(value));
}
