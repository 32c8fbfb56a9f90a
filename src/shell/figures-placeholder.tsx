import { Card, ChartPlaceholder, SummaryListPlaceholder } from '@tillview/components';

/** A placeholder with the layout of cards and chart. */
export function FiguresPlaceholder() {
  return (
    <div aria-busy="true">
      <SummaryListPlaceholder numberOfItems={7} isAttached />
      <Card isAttached>
        <ChartPlaceholder height={300} />
      </Card>
    </div>
  );
}
