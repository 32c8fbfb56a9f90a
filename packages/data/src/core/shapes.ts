/** Checks that a parsed reply has the form the caller needs; one that does not becomes an error. */
export type Shape<T> = (body: unknown) => body is T;

/** A JSON object, as opposed to a list, null or a plain value. */
export function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** A list of JSON objects, the usual reply of a collection. */
export function isListOfRecords(body: unknown): body is Record<string, unknown>[] {
  return Array.isArray(body) && body.every(isRecord);
}

/** A shape for a list whose row type the endpoint's contract declares; each row must be an object. */
export function listOf<Row>(): Shape<Row[]> {
  return (body): body is Row[] => isListOfRecords(body);
}

/** A shape for an object with the given keys; the endpoint's contract declares their values. */
export function recordWith<T>(...keys: readonly (keyof T & string)[]): Shape<T> {
  return (body): body is T => isRecord(body) && keys.every((key) => key in body);
}

function hasId({ id }: Record<string, unknown>): boolean {
  return typeof id === 'number' || (typeof id === 'string' && id !== '');
}

/** A shape for an object with an id, the reply of one entity. */
export function recordWithId<T extends { id: string | number }>(): Shape<T> {
  return (body): body is T => isRecord(body) && hasId(body);
}

/** A shape for a list of objects with an id each, the reply of a collection. */
export function listWithIds<T extends { id: string | number }>(): Shape<T[]> {
  return (body): body is T[] => isListOfRecords(body) && body.every(hasId);
}

/** Accepts any reply except an empty one, for operations that check it themselves. */
export const nonEmptyReply: Shape<unknown> = (body): body is unknown => body !== null;

/** Accepts every reply, for operations that check it themselves. */
export const uncheckedReply: Shape<unknown> = (_body): _body is unknown => true;
