/** An HTTP response; `sendReply` writes it to the connection. */
export type Reply = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Called when the response was written, or its connection is closed. */
  onSent?: () => void;
};

/** An error in the same JSON format as WordPress errors, never cached: a client needs only one parser. */
export function restError(status: number, code: string, message: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' },
    body: JSON.stringify({ code, message, data: { status } }),
  };
}

/** An HTML page; never cached, because it contains private data. */
export function htmlReply(status: number, body: string): Reply {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

/** Plain text, never cached. */
export function textReply(status: number, body: string): Reply {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body,
  };
}

/** A temporary redirect, with a cookie if one is given. */
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
