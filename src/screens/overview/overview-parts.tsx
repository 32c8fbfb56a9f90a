import type { QueryUpdate } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { ComponentType, ReactNode } from 'react';
import { Performance } from '../../reporting/figures/performance.tsx';
import { ProfitCard } from '../../ledger/profit-figures/lazy-profit-card.ts';
import { OrderHoursCard } from '../../ledger/order-hours/lazy-order-hours.ts';
import { findScreen } from '../../screens.ts';
import type { PagePart } from '../../shell/parts/page-parts.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { findMetric } from '../reports/all-metrics.ts';
import { ChartKey } from './chart-key.tsx';
import { toChartName } from './chart-names.ts';
import { IntervalSelect } from './interval-select.tsx';
import { Leaderboards } from './leaderboards.tsx';
import { OverviewChart } from './overview-chart.tsx';
import type { Section, SectionKey } from './overview-sections.ts';
import { RowsSelect } from './rows-select.tsx';
import type { useOverview } from './use-overview.ts';
import type { SavedPreferences } from './use-overview-preferences.ts';

/** What each section receives. */
export type OverviewPartProps = {
  /** The title of the section. */
  title: string;
  saved: SavedPreferences;
  overview: ReturnType<typeof useOverview>;
  /** Wraps a card in its own error boundary. */
  part: (name: string, key: string, card: ReactNode) => ReactNode;
};

/** A section of the Overview. Its place is its key, because users arrange the sections. */
type OverviewPart = PagePart<OverviewPartProps, SectionKey> & {
  /** The controls in its header. */
  readonly controls?: ComponentType<OverviewPartProps>;
  /** Whether its default title is visible. */
  readonly hasTitle?: boolean;
  /** Whether its controls have space in the header of its last card. */
  readonly hasControlsInside?: boolean;
};

function PerformanceSection({ title, overview, part }: OverviewPartProps) {
  const { metrics, range } = overview.request;
  return part(
    title,
    'store-performance',
    <Performance
      {...overview}
      {...{ findMetric, findScreen }}
      names={metrics}
      dates={range.dates}
    />,
  );
}

function ChartSection({ overview, saved, part }: OverviewPartProps) {
  const { request, sources, load } = overview;
  const changeChart = ({ chartType }: QueryUpdate) => {
    if (chartType === 'line' || chartType === 'bar') saved.change({ chartType });
  };
  return (
    <div className="tillview-overview__cards">
      {request.charts.map((chart) =>
        part(
          chart.label(),
          chart.block,
          <OverviewChart
            {...overview}
            chart={chart}
            hasTile={request.metrics.some((name) => toChartName(name).block === chart.block)}
            source={sources[chart.stats]}
            onLoad={() => load(chart.stats)}
            onQueryUpdate={changeChart}
          />,
        ),
      )}
    </div>
  );
}

function ChartInterval({ overview: { request }, saved }: OverviewPartProps) {
  const { query, updateQuery } = useUrl();
  return (
    <>
      <ChartKey dates={request.range.dates} />
      <IntervalSelect
        {...request.range}
        onChange={(interval) => {
          saved.change({ interval });
          // An interval in the URL would override the new choice.
          if (query['interval'] !== undefined)
            updateQuery({ interval: undefined }, { isReplace: true });
        }}
      />
    </>
  );
}

const LeaderboardRows = ({ overview: { request }, saved }: OverviewPartProps) => (
  <RowsSelect rows={request.rows} onChange={(rows) => saved.change({ rows })} />
);

/** The sections of the Overview. One that is not shown says that nothing is selected in it. */
const overviewParts: readonly OverviewPart[] = [
  {
    name: () => __('Performance', 'tillview'),
    place: 'store-performance',
    load: PerformanceSection,
    isShown: ({ overview }) => overview.request.metrics.length > 0,
  },
  {
    name: () => __('Charts', 'tillview'),
    place: 'store-charts',
    load: ChartSection,
    controls: ChartInterval,
    isShown: ({ overview }) => overview.request.charts.length > 0,
  },
  {
    name: () => __('Orders by hour', 'tillview'),
    hasTitle: true,
    place: 'store-order-hours',
    load: ({ title, overview, part }) =>
      part(
        title,
        'store-order-hours',
        <OrderHoursCard {...overview} request={overview.request.range} isSection />,
      ),
  },
  {
    name: () => __('Leaderboards', 'tillview'),
    hasControlsInside: true,
    place: 'store-leaderboards',
    load: ({ overview, part }) => (
      <Leaderboards
        {...overview}
        leaderboards={overview.boards}
        shown={overview.request.leaderboards}
        rows={overview.request.rows}
        part={part}
      />
    ),
    controls: LeaderboardRows,
    isShown: ({ overview }) => overview.request.leaderboards.length > 0,
  },
  {
    name: () => __('Profit', 'tillview'),
    hasTitle: true,
    place: 'store-profit',
    load: ({ title, overview: { request, context }, part }) =>
      part(title, 'store-profit', <ProfitCard {...{ context }} request={request.range} />),
  },
];

/** The part that a section shows; undefined for a section of another plugin. */
export const findPart = ({ key }: Section): OverviewPart | undefined =>
  overviewParts.find(({ place }) => place === key);

/** The title of a section: the user's own title, or the default title. */
export const getSectionTitle = (section: Section): string =>
  section.title ?? findPart(section)?.name() ?? '';
