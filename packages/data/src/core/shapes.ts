/** A type guard for the shape of a response body that the caller needs. A response that fails it becomes an error. */
export type Shape<T> = (body: unknown) => body is T;

/** Whether a value is a JSON object, not a list, null or a primitive. */
export function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** Whether a value is a list of JSON objects, the usual response for a collection. */
export function isListOfRecords(body: unknown): body is Record<string, unknown>[] {
  return Array.isArray(body) && body.every(isRecord);
}

/** A shape for a list of objects. The type of a row is declared by the caller and not checked. */
export function listOf<Row>(): Shape<Row[]> {
  return (body): body is Row[] => isListOfRecords(body);
}

/** A shape for an object with the given keys. The types of their values are declared by the caller and not checked. */
export function recordWith<T>(...keys: readonly (keyof T & string)[]): Shape<T> {
  return (body): body is T => isRecord(body) && keys.every((key) => key in body);
}

function hasId({ id }: Record<string, unknown>): boolean {
  return typeof id === 'number' || (typeof id === 'string' && id !== '');
}

/** A shape for an object with an id, the response for one entity. */
export function recordWithId<T extends { id: string | number }>(): Shape<T> {
  return (body): body is T => isRecord(body) && hasId(body);
}

/** A shape for a list of objects with an id each, the response for a collection. */
export function listWithIds<T extends { id: string | number }>(): Shape<T[]> {
  return (body): body is T[] => isListOfRecords(body) && body.every(hasId);
}

/** Accepts any response except an empty one, for operations that check the body themselves. */
export const nonEmptyResponse: Shape<unknown> = (body): body is unknown => body !== null;

/** Accepts every response, for operations that check the body themselves. */
export const uncheckedResponse: Shape<unknown> = (_body): _body is unknown => true;
