import { decodeEntities, type RowsState } from '@tillview/data';
import { reportsStore } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { getCardLabel } from '../../reporting/figures/card-label.ts';
import { getAllowedMetrics } from '../../reporting/figures/get-performance.ts';
import { getAllowedLeaderboards } from './leaderboard-rows.ts';
import type { SectionKey } from './overview-sections.ts';
import { useOverviewContent } from './use-overview-content.ts';

/** A block that a section can show. */
export type Block = { key: string; label: string };

type Blocks = { blocks: readonly Block[]; isRequesting: boolean; isError: boolean };

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

function toBlocks<Row>(
  { rows, isRequesting, isError }: RowsState<Row>,
  toBlock: (row: Row) => Block,
): Blocks {
  return { blocks: rows.map(toBlock), isRequesting, isError };
}

/**
 * The blocks that can be selected in a section: all charts, and the metrics and leaderboards that the store allows.
 */
export function useSectionBlocks(section: SectionKey): Blocks {
  const { charts } = useOverviewContent();
  const metrics = useSelect(
    (select) =>
      section === 'store-performance' ? getAllowedMetrics(select(reportsStore)) : undefined,
    [section],
  );
  const leaderboards = useSelect(
    (select) =>
      section === 'store-leaderboards' ? getAllowedLeaderboards(select(reportsStore)) : undefined,
    [section],
  );
  if (metrics)
    return toBlocks(metrics, ({ stat, label }) => ({
      key: readText(stat),
      label: getCardLabel(readText(stat), decodeEntities(readText(label))),
    }));
  if (leaderboards) return toBlocks(leaderboards, ({ id, label }) => ({ key: id, label }));
  return {
    blocks: charts.map(({ block, label }) => ({ key: block, label: label() })),
    isRequesting: false,
    isError: false,
  };
}
