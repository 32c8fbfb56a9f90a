import { Table, type TableHeader, type TableRow } from '@tillview/components';
import { getNewPath, type Query } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { getRangeNames } from '../definition/range-names.ts';
import { ScreenLink } from '../definition/cells.tsx';
import { isolateName } from '../definition/isolate-amount.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { writeChange } from './change-sentence.ts';
import { roundingTexts, type SplitTexts } from './change-splits.ts';
import type { ChangeLine, ChangeSplit } from './split-change.ts';
import { isFiltered, type ShownChange } from './use-change-split.ts';

/** Converts a share to percent with one decimal, for files. */
const toPercent = (share: number): number => Math.round(share * 1000) / 10 + 0;

/** Returns the headers of the table: part, both ranges with their names, change, and share if the split has shares. */
export function getChangeHeaders(
  { label }: SplitTexts,
  { dates }: ShownChange['request'],
  split?: ChangeSplit,
): TableHeader[] {
  const { now, before = '' } = getRangeNames(dates);
  return [
    { key: 'part', label: label() },
    { key: 'now', label: now, isNumeric: true },
    { key: 'before', label: before, isNumeric: true },
    { key: 'change', label: __('Change', 'tillview'), isNumeric: true },
    ...(split?.total.share === null
      ? []
      : [{ key: 'share', label: __('Share of the change, %', 'tillview'), isNumeric: true }]),
  ];
}

/** A bar from the middle of its cell: towards the end for a gain, towards the start for a loss. */
function ChangeBar({ change, largest }: { change: number; largest: number }) {
  const size = `${largest === 0 ? 0 : (Math.abs(change) / largest) * 50}%`;
  return (
    <span className="tillview-what-changed__bar" aria-hidden="true">
      <span className={change < 0 ? 'is-loss' : 'is-gain'} style={{ inlineSize: size }} />
    </span>
  );
}

/** The common scale of a table's bars: the largest change, and the length of the longest amount in characters. */
type BarScale = { largest: number; characters: number };

function getCells(
  line: ChangeLine,
  label: TableRow[number],
  context: ReportContext,
  scale?: BarScale,
): TableRow {
  const { now, before, change, share } = line;
  const { currency, formatDecimal } = context;
  return [
    label,
    { value: now, display: currency.render(now) },
    { value: before, display: currency.render(before) },
    {
      value: change,
      display: (
        <span className="tillview-what-changed__change">
          {scale && <ChangeBar change={change} largest={scale.largest} />}
          <span style={{ minInlineSize: `${scale?.characters ?? 0}ch` }}>
            {writeChange(change, context)}
          </span>
        </span>
      ),
    },
    ...(share === null
      ? []
      : [{ value: toPercent(share), display: `${formatDecimal(toPercent(share), 1, 1)}%` }]),
  ];
}

/** The row with what comes from the day by which orders count. */
const dayTexts = {
  label: () => __('Counted on another day', 'tillview'),
  why: () =>
    __(
      'The lines above count orders on the day they are created, the total on another day, such as the day they are paid.',
      'tillview',
    ),
};

/** The label of the row with the remainder, and why there is one. */
function getRemainderTexts(
  definition: SplitTexts,
  { isRounding }: NonNullable<ChangeSplit['remainder']>,
) {
  const { remainder: label, why } = isRounding ? roundingTexts : definition;
  return { label, why };
}

/** Returns the URL of the report that shows a part, with the same range. */
function getHref(
  { target, keepsFilters = false }: SplitTexts,
  id: string,
  { request, context }: ShownChange,
  url: Query,
): string {
  const { path, query } = target(id);
  return keepsFilters && isFiltered(request)
    ? getNewPath({ ...query, orderby: undefined, order: undefined, paged: undefined }, path, url)
    : context.screenHref(path, query);
}

/** Returns the rows of the table: the largest changes, the remaining parts, and what belongs to no part, by reason. */
export function getChangeRows(
  definition: SplitTexts,
  { lines, others, day, remainder }: ChangeSplit,
  view: ShownChange,
  url: Query,
): TableRow[] {
  const { context } = view;
  const scale: BarScale = {
    largest: Math.max(0, ...lines.map(({ change }) => Math.abs(change))),
    characters: Math.max(0, ...lines.map(({ change }) => writeChange(change, context).length)),
  };
  const rest = (line: ChangeLine, text: string) =>
    getCells(line, { value: text, display: text }, context);
  return [
    ...lines.map((line) => {
      const { id, label } = line.part;
      const display = <ScreenLink href={getHref(definition, id, view, url)}>{label}</ScreenLink>;
      return getCells(line, { value: label, display }, context, scale);
    }),
    ...(others
      ? [
          rest(
            others,
            others.count === null
              ? __('All others', 'tillview')
              : definition.others(others.count, context.formatNumber(others.count)),
          ),
        ]
      : []),
    ...(day ? [rest(day, dayTexts.label())] : []),
    ...(remainder ? [rest(remainder, getRemainderTexts(definition, remainder).label())] : []),
  ];
}

/** Returns the row with the total. */
export function getTotalRow({ total }: ChangeSplit, { context }: ShownChange): TableRow {
  return getCells(total, { value: __('Total', 'tillview') }, context);
}

/** Explains the rows that are not parts, each by its label; undefined if the parts add up to the total. */
export function getChangeNote(
  definition: SplitTexts,
  { others, day, remainder }: ChangeSplit,
): string | undefined {
  if (others?.count === null)
    return __(
      'The store has more items than are compared. "All others" is the total without the lines above.',
      'tillview',
    );
  const texts = [day && dayTexts, remainder && getRemainderTexts(definition, remainder)];
  const notes = texts
    .filter((text) => text !== null)
    .map(({ label, why }) =>
      /* translators: 1: the label of a row. 2: a sentence that explains the row. */
      sprintf(__('%1$s: %2$s', 'tillview'), label(), why()),
    );
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** The most names of parts that stopped. */
const MAX_STOPPED = 10;

/** Names the parts that sold in the earlier range only; undefined if there are none. */
export function getStoppedNote(
  { stopped: describe }: SplitTexts,
  { stopped }: ChangeSplit,
  { formatNumber }: Pick<ReportContext, 'formatNumber'>,
): string | undefined {
  if (!describe || stopped.length === 0) return undefined;
  const names = stopped.slice(0, MAX_STOPPED).map(({ label }) => isolateName(label));
  if (names.length < stopped.length) names.push('…');
  return describe(names.join(', '), stopped.length, formatNumber(stopped.length));
}

type Props = {
  title: string;
  headers: readonly TableHeader[];
  /** Undefined while they are loading. */
  rows?: readonly TableRow[];
  total?: TableRow;
};

/** The table of a split. */
export function ChangeTable({ title, headers, rows, total }: Props) {
  const totals =
    total &&
    Object.fromEntries(headers.slice(1).map(({ key }, index) => [key, total[index + 1]?.display]));
  return (
    <Table
      caption={title}
      headers={headers}
      rows={rows ?? []}
      isLoading={!rows}
      totals={totals}
      emptyMessage={__('Nothing was sold in either range', 'tillview')}
    />
  );
}
