import { getResponse } from 'msw';
import type { DemoStore } from './demo-store.ts';
import { noRoute } from './rest-error.ts';

/**
 * Handles one request with the demo store. A URL outside its REST API returns the API's 404. A response with
 * the `type` "error" is a requested fault: the server must close the connection.
 */
export async function handleRequest(store: DemoStore, request: Request): Promise<Response> {
  const response = await getResponse(store.handlers, request);
  return response ?? Response.json(noRoute().toBody(), { status: 404 });
}
