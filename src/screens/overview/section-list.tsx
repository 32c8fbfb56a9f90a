import type { QueryUpdate } from '@tillview/navigation';
import { useRef, type ReactNode } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import { findScreen } from '../../screens.ts';
import { findMetric } from '../reports/all-metrics.ts';
import { OrderHoursCard } from '../../reporting/parts/report-parts.tsx';
import { IntervalSelect } from './interval-select.tsx';
import { Leaderboards } from './leaderboards.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { OverviewChart } from './overview-chart.tsx';
import { OverviewSection } from './overview-section.tsx';
import { getShownSections, isSectionKey, type SectionKey } from './overview-sections.ts';
import { Performance } from '../../reporting/figures/performance.tsx';
import { RemovedSections } from './removed-sections.tsx';
import { RowsSelect } from './rows-select.tsx';
import { getSectionTitle } from './section-titles.ts';
import type { useOverview } from './use-overview.ts';
import type { SavedPreferences } from './use-overview-preferences.ts';
import { useRequestedFocus, useSectionChanges } from './use-section-changes.ts';

type Props = {
  saved: SavedPreferences;
  overview: ReturnType<typeof useOverview>;
  /** Wraps a card in its own error boundary. */
  part: (name: string, key: string, card: ReactNode) => ReactNode;
};

/** Returns a function that renders the content of a section and the controls in its header. */
function useSectionContent({ saved, overview, part }: Props) {
  const { query, updateQuery } = useUrl();
  const { request, boards, sources, load } = overview;
  const { change } = saved;

  const changeInterval = (next: string) => {
    change({ interval: next });
    // An interval in the URL would override the new choice.
    if (query['interval'] !== undefined) updateQuery({ interval: undefined }, { isReplace: true });
  };
  const changeChart = ({ chartType }: QueryUpdate) => {
    if (chartType === 'line' || chartType === 'bar') change({ chartType });
  };

  return (key: SectionKey, title: string): { controls?: ReactNode; content: ReactNode } => {
    switch (key) {
      case 'store-performance':
        return {
          content:
            request.metrics.length === 0 ? (
              <NothingShown />
            ) : (
              part(
                title,
                key,
                <Performance
                  {...overview}
                  count={request.metrics.length}
                  {...{ findMetric, findScreen }}
                  dates={request.range.dates}
                />,
              )
            ),
        };
      case 'store-charts':
        return {
          controls: request.charts.length > 0 && (
            <IntervalSelect {...request.range} onChange={changeInterval} />
          ),
          content:
            request.charts.length === 0 ? (
              <NothingShown />
            ) : (
              <div className="tillview-overview__cards">
                {request.charts.map((chart) =>
                  part(
                    chart.label(),
                    chart.block,
                    <OverviewChart
                      {...overview}
                      chart={chart}
                      source={sources[chart.report]}
                      onLoad={() => load(chart.report)}
                      onQueryUpdate={changeChart}
                    />,
                  ),
                )}
              </div>
            ),
        };
      case 'store-order-hours':
        return {
          content: part(
            title,
            key,
            <OrderHoursCard {...overview} request={request.range} hasTitle={false} />,
          ),
        };
      case 'store-leaderboards':
        return {
          controls: request.leaderboards.length > 0 && (
            <RowsSelect rows={request.rows} onChange={(rows) => change({ rows })} />
          ),
          content: (
            <Leaderboards
              {...overview}
              leaderboards={boards}
              shown={request.leaderboards}
              rows={request.rows}
              part={part}
            />
          ),
        };
    }
  };
}

/** The sections of the page in the user's order, followed by the removed sections, which can be added back. */
export function SectionList(props: Props) {
  const { sections } = props.saved.preferences;
  const getContent = useSectionContent(props);
  const root = useRef<HTMLDivElement>(null);
  const { message, focus, ...actions } = useSectionChanges(sections, props.saved.change);
  useRequestedFocus(root, focus);
  const shown = getShownSections(sections);
  return (
    <div ref={root} className="tillview-overview__sections">
      <div className="tillview-visually-hidden" role="status">
        {message}
      </div>
      {shown.map((section, index) => {
        const { key } = section;
        if (!isSectionKey(key)) return null;
        const title = getSectionTitle(section, key);
        const { controls, content } = getContent(key, title);
        return (
          <OverviewSection
            key={key}
            section={section}
            sectionKey={key}
            title={title}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            controls={controls}
            onToggleBlock={(block, isShown) => actions.toggleBlock(section, block, isShown)}
            onRename={(next) => actions.rename(section, next)}
            onMove={(step) => actions.move(section, title, step)}
            onRemove={() => actions.remove(section, title)}
          >
            {content}
          </OverviewSection>
        );
      })}
      <RemovedSections sections={sections} onAdd={actions.add} />
    </div>
  );
}
