/** Says whether a parsed reply is what the caller needs; a reply that is not becomes an error of its own. */
export type Shape<T> = (body: unknown) => body is T;

/** A JSON object, as opposed to a list, null or a plain value. */
export function isRecord(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** A list of JSON objects, the common reply of a collection. */
export function isListOfRecords(body: unknown): body is Record<string, unknown>[] {
  return Array.isArray(body) && body.every(isRecord);
}

/** A shape for a list whose rows are declared by the endpoint's contract: each must at least be an object. */
export function listOf<Row>(): Shape<Row[]> {
  return (body): body is Row[] => isListOfRecords(body);
}

/** A shape for an object that must have the given keys; what they hold is declared by the endpoint's contract. */
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

/** For replies that the operation itself judges: any that is not empty. */
export const anyReply: Shape<unknown> = (body): body is unknown => body !== null;

/** For replies that the operation itself judges, the empty one too. */
export const unjudged: Shape<unknown> = (_body): _body is unknown => true;
