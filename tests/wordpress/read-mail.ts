/** A mail as a server receives it: its headers by their names in lower case, and its parts as text, by media type. */
export type Mail = {
  readonly headers: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, string>;
};

const BREAK = /\r?\n/;

/** Decodes bytes that are written as `=E2`. */
function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number(`0x${hex}`)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decodes the encoded words of a header (RFC 2047): PHP's `mail` gets each long one in this form. */
const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[^?]+\?([QB])\?([^?]*)\?=/g, (_, encoding: string, word: string) =>
      encoding === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );

function splitHead(text: string): [headers: Map<string, string>, body: string] {
  const [head = '', ...body] = text.split(/\r?\n\r?\n/);
  // A line that begins with a space continues the one before.
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(BREAK);
  const headers = lines
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    });
  return [new Map(headers), body.join('\r\n\r\n')];
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return decodeQuoted(body.replaceAll(/=\r?\n/g, ''));
}

/** Reads a mail with one level of parts. */
export function readMail(text: string): Mail {
  const [headers, body] = splitHead(text);
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitHead(part.trimStart()))
    : [[headers, body] as const];
  return {
    headers,
    parts: new Map(
      parts.map(([own, content]) => [
        /^[^;]*/.exec(own.get('content-type') ?? '')?.[0] ?? '',
        decodeBody(content, own.get('content-transfer-encoding')),
      ]),
    ),
  };
}
