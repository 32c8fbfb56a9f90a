import { isJson, type Json, type Recording } from './recording.ts';

type Row = Json & { _embedded?: unknown };

const rowsOf = ({ body }: Recording): readonly Row[] =>
  Array.isArray(body) ? body.filter(isJson) : [];

/** The links of a row, as text. They determine what the store embeds in the row. */
const linksOf = (row: Row): string => JSON.stringify(row['_links']);

/**
 * Converts recorded lists without embedded items to what the store sends with `_embed`: rows with the same links have
 * the same embedded items. Leaves out a list when the items of one of its rows are not recorded.
 */
export function withEmbedded(recordings: readonly Recording[]): readonly Recording[] {
  const embedded = new Map(
    recordings
      .filter(({ request }) => request.query['_embed'])
      .flatMap(rowsOf)
      .filter((row) => row._embedded !== undefined)
      .map((row) => [linksOf(row), row._embedded]),
  );
  return recordings.flatMap((recording) => {
    const { name, request } = recording;
    const rows = rowsOf(recording);
    if (request.query['_embed'] || rows.length === 0) return [];
    if (!rows.every((row) => row['_links'] && embedded.has(linksOf(row)))) return [];
    return [
      {
        ...recording,
        name: `${name} with _embed`,
        request: { ...request, query: { ...request.query, _embed: true } },
        body: rows.map((row) => ({ ...row, _embedded: embedded.get(linksOf(row)) })),
      },
    ];
  });
}

/** Converts recorded lists with embedded items to what the store sends without `_embed`. */
export function withoutEmbedded(recordings: readonly Recording[]): readonly Recording[] {
  return recordings.flatMap((recording) => {
    const { _embed, ...query } = recording.request.query;
    const rows = rowsOf(recording);
    if (!_embed || rows.length === 0) return [];
    return [
      {
        ...recording,
        name: `${recording.name} without _embed`,
        request: { ...recording.request, query },
        body: rows.map(({ _embedded, ...row }) => row),
      },
    ];
  });
}
