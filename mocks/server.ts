import { getResponse } from 'msw';
import type { DemoStore } from './demo-store.ts';
import { noRoute } from './rest-error.ts';

/**
 * Answers one request out of the demo store, for a server to pass on. An address outside its REST API is a
 * 404 in the API's own form. A response of `type` "error" (a fault that was asked for) means that the
 * connection is to be cut.
 */
export async function handleRequest(store: DemoStore, request: Request): Promise<Response> {
  const response = await getResponse(store.handlers, request);
  return response ?? Response.json(noRoute().toBody(), { status: 404 });
}
