/** What a part of the server answers; one place writes it to the wire. */
export type Reply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
};

const JSON_TYPE = 'application/json; charset=UTF-8';

/** A JSON reply that is never kept by a cache. */
function jsonReply(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

/** An error in the shape in which WordPress itself reports one, so that a client needs only one reader. */
export function restError(status: number, code: string, message: string): Reply {
  return jsonReply(status, { code, message, data: { status } });
}

/** A page; never kept by a cache, since it carries what only its reader may know. */
export function htmlReply(status: number, body: string): Reply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

/** Sends the reader on to another address, for this time only. */
export function redirectReply(location: string): Reply {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
