import type { ReportSource } from '@tillview/data';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReportSources } from '../../shell/screen-view.ts';

/** A report's source, or the error if its code could not be loaded; `undefined` while it is loading. */
export type LoadedSource = { source: ReportSource } | { error: unknown } | undefined;

/**
 * Loads the sources of reports, each once; `extend` changes the loaded sources. Those that the first requests have loaded
 * are there in the first render.
 */
export function useSources(
  sources: ReportSources,
  reports: readonly string[],
  extend?: (report: string, loaded: LoadedSource) => LoadedSource,
) {
  const [loaded, setLoaded] = useState<Readonly<Record<string, LoadedSource>>>(() => {
    const known = reports.map((report) => [report, sources.get(report)] as const);
    return Object.fromEntries(
      known.flatMap(([report, source]) => (source ? [[report, { source }]] : [])),
    );
  });
  const requested = useRef(new Set(Object.keys(loaded)));

  const load = useCallback(
    (report: string) => {
      const receive = (result: LoadedSource) =>
        setLoaded((others) => ({ ...others, [report]: result }));
      receive(undefined);
      sources.load(report).then(
        (source) => receive({ source }),
        (error: unknown) => receive({ error }),
      );
    },
    [sources],
  );

  const needed = reports.join(',');
  useEffect(() => {
    for (const report of needed.split(',').filter((name) => name !== '')) {
      if (requested.current.has(report)) continue;
      requested.current.add(report);
      load(report);
    }
  }, [needed, load]);
  const extended = useMemo(
    () =>
      extend
        ? Object.fromEntries(
            Object.entries(loaded).map(([report, source]) => [report, extend(report, source)]),
          )
        : loaded,
    [extend, loaded],
  );
  return { loaded: extended, load };
}
