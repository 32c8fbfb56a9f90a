import type { DemoStore } from '../../../mocks/demo-store.ts';
import { handleRequest } from '../../../mocks/server.ts';
import { isJson } from '../../replay/recording.ts';

/** The parts of a response that the comparison needs. */
export type ComparedResponse = {
  status: number;
  headers: Headers;
  body: unknown;
};

/** Sends a GET request to one of the two stores; `path` is below `/wp-json`, with its query. */
export type Client = (path: string) => Promise<ComparedResponse>;

/** Creates a client of a running store, signed in with an application password. */
export function createStoreClient(url: string, user: string, password: string): Client {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async (path) => {
    const address = `${url.replace(/\/$/, '')}/wp-json${path}`;
    return toResponse(await fetch(address, { headers: { authorization } }), address);
  };
}

/** Creates a client of the demo store, which runs in this process. */
export function createDemoClient(store: DemoStore): Client {
  return async (path) => {
    const address = `http://localhost:8881/wp-json${path}`;
    return toResponse(await handleRequest(store, new Request(address)), address);
  };
}

async function toResponse(response: Response, address: string): Promise<ComparedResponse> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(
      `${address} returned ${response.status} with a body that is not JSON: ${text.slice(0, 200)}`,
      { cause: error },
    );
  }
}

/** Fetches a list and returns its JSON objects. Throws when the response is not a list. */
export async function fetchRows(
  client: Client,
  path: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const { status, body } = await client(path);
  if (!Array.isArray(body))
    throw new Error(`${path} returned ${status} instead of a list: ${JSON.stringify(body)}`);
  return body.filter(isJson);
}
