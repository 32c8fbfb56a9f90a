import { readCohortMonths, toMonthNumber, type CohortMonth } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { joinCohorts, mergeSmallCohorts } from '@tillview/statistics';
import { useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { whenFirstViewLoaded } from '../../shell/first-view.ts';
import type { Retention } from './retention.ts';

/** The cohorts that the database computes. */
type KnownCohorts = Pick<Retention, 'cohorts' | 'months'> & {
  readonly isReading: boolean;
  readonly error: unknown;
  /** The number of months that are read, and of those that follow. */
  readonly read: number;
  readonly left: number;
  readonly retry: () => void;
};

type Reading = {
  readonly months: readonly CohortMonth[];
  readonly left: number;
  readonly isReading: boolean;
  readonly error: unknown;
};

const START: Reading = { months: [], left: 0, isReading: true, error: undefined };

/** Converts the months of the database to cohorts. `present`: 'YYYY-MM'. */
export function toCohorts(
  months: readonly CohortMonth[],
  present: string,
): Pick<Retention, 'cohorts' | 'months'> {
  const sums = months.flatMap(({ month, first, customers, net }) =>
    first.map((name, index) => ({
      month: toMonthNumber(month),
      first: toMonthNumber(name),
      customers: customers[index] ?? 0,
      net: net[index] ?? 0,
    })),
  );
  const cohorts = joinCohorts(sums, toMonthNumber(present));
  return { cohorts: mergeSmallCohorts(cohorts).toReversed(), months: cohorts };
}

/** Reads the cohorts of a large shop, oldest month first. */
export function useCohortMonths(): KnownCohorts {
  const registry = useRegistry();
  const [reading, setReading] = useState(START);
  const running = useRef<AbortController | undefined>(undefined);
  const start = useCallback(async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const change = (changes: (known: Reading) => Partial<Reading>) => {
      if (!signal.aborted) setReading((known) => ({ ...known, ...changes(known) }));
    };
    await whenFirstViewLoaded(registry);
    change(() => START);
    try {
      if (!signal.aborted)
        await readCohortMonths(registry, signal, (months, left) =>
          change((known) => ({ months: [...known.months, ...months], left })),
        );
    } catch (error) {
      change(() => ({ error }));
    }
    change(() => ({ isReading: false }));
  }, [registry]);
  useEffect(() => {
    void start();
    return () => running.current?.abort();
  }, [start]);
  const present = getStoreTimeZoneMoment().format('YYYY-MM');
  const cohorts = useMemo(() => toCohorts(reading.months, present), [reading.months, present]);
  return {
    ...cohorts,
    ...reading,
    months: cohorts.months,
    read: reading.months.length,
    retry: () => void start(),
  };
}
