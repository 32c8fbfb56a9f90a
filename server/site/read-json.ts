/** A JSON object whose members are unknown. */
export type Json = Readonly<Record<string, unknown>>;

/** Parses a body as JSON; `undefined` if it is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

/** The value if it is an object, otherwise an empty object. */
export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

/** The value if it is text, otherwise an empty text. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads a number or a numeric text; `undefined` for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number =
    typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** The settings of a group, as listed by the REST API, by setting id. */
export function settingsById(value: unknown): ReadonlyMap<string, Json> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(list.map(asRecord).map((setting) => [readText(setting['id']), setting]));
}
