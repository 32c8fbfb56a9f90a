/** An HTTP reply; `sendReply` writes it to the wire. */
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

/** A page; never kept by a cache, since it carries private data. */
export function htmlReply(status: number, body: string): Reply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

/** Plain text, never kept by a cache. */
export function textReply(status: number, body: string): Reply {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

/** A temporary redirect, with a cookie for the browser if one is given. */
export function redirectReply(location: string, setCookie?: string): Reply {
  return {
    status: 302,
    headers: {
      location,
      'cache-control': 'no-store',
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    },
    body: '',
  };
}
