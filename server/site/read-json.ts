/** A JSON object whose members are not known yet. */
export type Json = Readonly<Record<string, unknown>>;

/** The JSON of a body; `undefined` when it is none. */
export function parseJson(body: Buffer): unknown {
  try {
    const parsed: unknown = JSON.parse(body.toString('utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

/** The value as an object; anything else is an empty one. */
export function asRecord(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : {};
}

/** The value as text; anything else is empty text. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A number, also one that is written as text; `undefined` for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number =
    typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** A settings group as the REST API lists it, by the id of the setting. */
export function settingsById(value: unknown): ReadonlyMap<string, Json> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(list.map(asRecord).map((setting) => [readText(setting['id']), setting]));
}
