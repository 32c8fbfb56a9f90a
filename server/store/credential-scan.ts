import { Buffer } from 'node:buffer';

/** Shorter secrets could match ordinary text in a response; an application password has 24 characters. */
const MIN_LENGTH = 12;

// Every repetition has an upper limit, which keeps a scan linear for any text.
const PERCENT = '%(?:25){0,4}';
const ZEROS = '0{0,6}';

/** Text that may separate two characters of a secret: white space, plain or escaped, and backslashes. */
const GAP = `(?:${[
  String.raw`[\s+\\]`,
  String.raw`\\[nrt]`,
  `${PERCENT}(?:20|0[AaDd])`,
  String.raw`\\(?:u00|x)(?:20|0[AaDd])`,
  '&nbsp;',
  `&#${ZEROS}(?:32|10|13);`,
  `&#[xX]${ZEROS}(?:20|[AaDd]);`,
].join('|')}){0,8}`;

const literal = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
const eitherCase = (hex: string) =>
  hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** A pattern for one character as plain text, percent-encoded, escaped for JSON or JavaScript, or as an HTML entity. */
function toPattern(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const bytes = Buffer.from(character);
  const hex = eitherCase(point.toString(16));
  return `(?:${[
    literal(bytes.toString('latin1')),
    Array.from(bytes, (byte) => PERCENT + eitherCase(byte.toString(16).padStart(2, '0'))).join(''),
    String.raw`\\[ux]${ZEROS}${hex}`,
    `&#${ZEROS}${point};`,
    `&#[xX]${ZEROS}${hex};`,
  ].join('|')})`;
}

const toRegExp = (secret: string) => new RegExp(Array.from(secret, toPattern).join(GAP), 'u');

/** The bytes that are scanned at a time, in about 5 ms; other requests are handled in between. */
const PART_BYTES = 512 * 1024;
/** Longer than any credential in its longest form, so that one between two parts is found. */
const OVERLAP_BYTES = 64 * 1024;

/** Whether a test for texts succeeds for a body of any size, without blocking other requests. */
export async function scanBody(isFound: (text: string) => boolean, body: Buffer): Promise<boolean> {
  for (let start = 0; start < body.length; start += PART_BYTES) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    const end = Math.min(body.length, start + PART_BYTES + OVERLAP_BYTES);
    if (isFound(body.toString('latin1', start, end))) return true;
  }
  return false;
}

/**
 * Creates a test for texts that contain the credentials: the password with or without its spaces, or the value of the
 * `Authorization` header, also with escaped characters. Texts are bytes read as Latin-1.
 */
export function createCredentialScan(user: string, password: string): (text: string) => boolean {
  const bare = password.replaceAll(/\s/g, '');
  const header = Buffer.from(`${user}:${password}`).toString('base64').replace(/=+$/, '');
  const secrets = [bare, header, header.replaceAll('+', '-').replaceAll('/', '_')];
  const scans = [...new Set(secrets)].filter((text) => text.length >= MIN_LENGTH).map(toRegExp);
  return (text) => scans.some((scan) => scan.test(text));
}
