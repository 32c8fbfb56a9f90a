import { getAttributeTerms, isNotFound, type AttributeTerm } from '@tillview/data';
import { useRegistry, type DataRegistry } from '@wordpress/data';
import { useMemo } from 'react';
import { formatMissingItem } from '../search/use-labels.ts';
import { forgetFailedReads, readOnce } from '../search/read-once.ts';
import { useAsync, type AsyncState } from '../use-async/use-async.ts';

/** The maximum number of terms that are loaded for an attribute (R7.6); the attribute may have more. */
export const MAX_TERMS = 100;

/** Loads the terms of an attribute. Returns an empty list for a deleted attribute, since a retry would not help. */
export async function readTerms(
  registry: DataRegistry,
  attributeId: string,
): Promise<AttributeTerm[]> {
  try {
    return await readOnce(registry, `terms ${attributeId}`, () =>
      getAttributeTerms(registry, attributeId),
    );
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** Loads the terms of an attribute; nothing for an empty id. */
export function useTerms(attributeId: string): AsyncState<AttributeTerm[]> {
  const registry = useRegistry();
  const load = useMemo(
    () => (attributeId === '' ? undefined : () => readTerms(registry, attributeId)),
    [registry, attributeId],
  );
  const terms = useAsync(load);
  if (terms.state !== 'failed') return terms;
  const retry = () => {
    forgetFailedReads(registry);
    terms.retry();
  };
  return { ...terms, retry };
}

/** The name of a term; an empty string for an empty id. */
export function getTermName(terms: readonly AttributeTerm[], termId: string): string {
  if (termId === '') return '';
  const found = terms.find(({ id }) => String(id) === termId);
  // A term beyond the first 100 is not loaded: its name is unknown, but it was not deleted.
  return found?.name ?? (terms.length >= MAX_TERMS ? `#${termId}` : formatMissingItem(termId));
}
