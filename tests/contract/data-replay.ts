import type { RestQuery } from '@tillview/data';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { API_ROOT, queryOf, startRestServer } from '../../packages/data/src/testing/rest-server.ts';
import { isJson, readRecordings, type Recording } from '../replay/recording.ts';

/** The parts of a sent request that the contract tests compare. */
export type SentRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
};

const recordings = new Map(readRecordings().map((recording) => [recording.name, recording]));

/** Returns the recording with this name. */
export function recorded(name: string): Recording {
  const recording = recordings.get(name);
  if (!recording)
    throw new Error(`The recording "${name}" does not exist in tests/contract/recordings.`);
  return recording;
}

function flatten(name: string, value: unknown): [string, string][] {
  if (!Array.isArray(value) && !isJson(value)) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, item]) => flatten(`${name}[${key}]`, item));
}

/** The request of a recording. */
function requestOf({ request }: Recording): SentRequest {
  const { method, path, query, body } = request;
  const pairs = Object.entries(query).flatMap(([name, value]) => flatten(name, value));
  return { method, path, query: Object.fromEntries(pairs), body };
}

/** The query of a recording, as callers of the data stores pass it. */
export function queryOfRecording(name: string): RestQuery {
  const entries = Object.entries(recorded(name).request.query);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

async function readSent(request: Request): Promise<SentRequest> {
  const text = await request.clone().text();
  return {
    method: request.headers.get('x-http-method-override') ?? request.method,
    path: new URL(request.url).pathname.replace(new URL(API_ROOT).pathname, ''),
    query: queryOf(request),
    body: text === '' ? null : JSON.parse(text),
  };
}

type RecordedResponse = {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
};

/** A server that responds with recorded responses. */
export function startReplay() {
  const server = startRestServer();

  function respondWith(
    method: string,
    path: string,
    choose: (request: SentRequest) => RecordedResponse,
  ): SentRequest[] {
    const sent: SentRequest[] = [];
    server.use(
      http.all(`${API_ROOT}${path}`, async ({ request }) => {
        const seen = await readSent(request);
        if (seen.method !== method) return;
        sent.push(seen);
        const { status, headers, body } = choose(seen);
        return new HttpResponse(JSON.stringify(body), {
          status,
          headers: { 'content-type': 'application/json', ...headers },
        });
      }),
    );
    return sent;
  }

  return {
    server,
    /** Responds to every request of this method and path, and returns the list of sent requests. */
    respond: (method: string, path: string, response: RecordedResponse) =>
      respondWith(method, path, () => response),
    /**
     * Responds with recordings of one method and path: the one with the same query, otherwise the first. Returns the
     * list of sent requests.
     */
    replay(first: string, ...others: string[]): SentRequest[] {
      const known = [first, ...others].map(recorded);
      const { method, path } = recorded(first).request;
      return respondWith(method, path, ({ query }) => {
        const text = JSON.stringify(sortedOf(query));
        const isSame = (recording: Recording) =>
          JSON.stringify(sortedOf(requestOf(recording).query)) === text;
        return known.find(isSame) ?? recorded(first);
      });
    },
  };
}

function sortedOf(query: Record<string, string>): [string, string][] {
  return Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Expects exactly the recorded requests in this order: method, path, query and body. */
export function expectAsRecorded(sent: readonly SentRequest[], ...names: string[]): void {
  expect(sent).toEqual(names.map((name) => requestOf(recorded(name))));
}

/** The recorded body as a list of JSON objects. */
export function rowsOf(name: string): Record<string, unknown>[] {
  const { body } = recorded(name);
  if (!Array.isArray(body)) throw new Error(`The body of the recording "${name}" is not a list.`);
  return body.filter(isJson).map((row) => ({ ...row }));
}
