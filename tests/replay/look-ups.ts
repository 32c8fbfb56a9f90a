import { isJson, type Json, type Recording } from './recording.ts';

const listOf = ({ body }: Recording): readonly Json[] =>
  Array.isArray(body) ? body.filter(isJson) : [];

/** The fields that a recorded lookup was limited to, as sorted text; empty when it has all fields. */
const fieldsOf = (fields: unknown): string =>
  (Array.isArray(fields) ? fields : fields === undefined ? [] : [fields])
    .map(String)
    .toSorted()
    .join(',');

/**
 * The items that a lookup by id requests, from recorded lists of the same path: an item is the same in each of them.
 * `undefined` when the request is not a lookup by id, or when an item or its fields are not recorded.
 */
export function findIncluded(
  samePath: readonly Recording[],
  search: string,
): readonly Json[] | undefined {
  const params = new URLSearchParams(search);
  const ids = params.get('include')?.split(',') ?? [];
  const known = ['include', 'per_page', '_locale'];
  const names = [...params.keys()].map((name) => name.replace(/\[\d*\]$/, ''));
  if (ids.length === 0 || names.some((name) => name !== '_fields' && !known.includes(name)))
    return undefined;
  const fields = fieldsOf(
    [...params].filter(([name]) => name.startsWith('_fields')).map(([, value]) => value),
  );
  const items = new Map(
    samePath
      .filter(
        ({ request, status }) => status === 200 && fieldsOf(request.query['_fields']) === fields,
      )
      .flatMap(listOf)
      .map((item) => [String(item['id']), item]),
  );
  const found = ids.map((id) => items.get(id)).filter((item) => item !== undefined);
  return found.length === ids.length ? found : undefined;
}
