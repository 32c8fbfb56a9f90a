import { getResponse } from 'msw';
import type { DemoStore } from './demo-store.ts';
import { noRoute } from './rest-error.ts';

/**
 * Handles one request with the demo store. A URL outside its REST API returns a 404 of the API. A response with the
 * `type` "error" is an injected network error: the server must close the connection.
 */
export async function handleRequest(store: DemoStore, request: Request): Promise<Response> {
  const response = await getResponse(store.handlers, request);
  return response ?? Response.json(noRoute().toBody(), { status: 404 });
}
