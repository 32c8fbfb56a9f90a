import {
  createTaxReader,
  memoize,
  type TaxBasis,
  type TaxReader,
  type TaxReaderState,
} from '@tillview/data';
import { useRegistry, type DataRegistry } from '@wordpress/data';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { HostConfig } from '../../host/host-config.ts';
import { useHost } from '../../host/host-context.ts';
import { hashOwner } from '../../host/session/hash-owner.ts';
import { getLedgerOwner } from '../../host/session/ledger-owner.ts';

/** How many requests are sent without a question. */
const UNASKED = 12;

/** How many more months are read for orders that were paid later. */
const MORE_MONTHS = 6;

/** One reader per registry: it keeps its months while other screens are open. */
const getReader = memoize((registry: DataRegistry) => {
  let reader: TaxReader | undefined;
  return (host: HostConfig): TaxReader =>
    (reader ??= createTaxReader(registry, { owner: hashOwner(getLedgerOwner(host)) }));
});

/** The lines of the orders of a range, and what is known of them. */
export type KnownTaxLines = {
  readonly state: TaxReaderState;
  readonly reader: TaxReader;
  /** Finds out again what the range needs, after a failure. */
  readonly select: () => void;
  /** Reads also orders that were created longer before they were paid. */
  readonly readEarlier: () => void;
};

async function selectAndRead(
  reader: TaxReader,
  range: { basis: TaxBasis; after: string; before: string },
  isUnasked: (requests: number) => boolean,
  more = 0,
): Promise<void> {
  await reader.select(range, more);
  const { range: known, missing, requests } = reader.getState();
  const isCurrent = known?.after === range.after && known.basis === range.basis;
  if (isCurrent && missing.length > 0 && requests !== undefined && isUnasked(requests))
    await reader.read();
}

/** Reads the lines of the orders of a range, at once if that takes few requests. */
export function useTaxLines(basis: TaxBasis, after: string, before: string): KnownTaxLines {
  const registry = useRegistry();
  const host = useHost();
  const isDemo = host.mode === 'demo';
  const [reader] = useState(() => getReader(registry)(host));
  const state = useSyncExternalStore(reader.subscribe, reader.getState);
  const isUnasked = (requests: number) => isDemo || requests <= UNASKED;
  useEffect(() => {
    void selectAndRead(
      reader,
      { basis, after, before },
      (requests) => isDemo || requests <= UNASKED,
    );
    return () => reader.stop();
  }, [reader, basis, after, before, isDemo]);
  return {
    state,
    reader,
    select: () => void selectAndRead(reader, { basis, after, before }, isUnasked),
    readEarlier: () =>
      void selectAndRead(reader, { basis, after, before }, () => true, state.more + MORE_MONTHS),
  };
}
