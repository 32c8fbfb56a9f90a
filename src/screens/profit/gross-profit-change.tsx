import { SegmentedSelection } from '@tillview/components';
import {
  readName,
  type AnyTotals,
  type LedgerState,
  type ReportRequest,
  type ReportSource,
  type RequestStats,
} from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { toSecondsRange } from '../../ledger/use-ledger.ts';
import { readValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useCatalogue } from '../../reporting/profit/use-catalogue.ts';
import { ChangeCard } from '../../reporting/what-changed/change-card.tsx';
import { getChangeDrivers, getChangeHead } from '../../reporting/what-changed/change-sentence.ts';
import { LoadedSplit } from '../../reporting/what-changed/loaded-split.tsx';
import { splitChange, type Amounts } from '../../reporting/what-changed/split-change.ts';
import { grossProfitSplits } from './gross-profit-splits.ts';

type SplitName = keyof typeof grossProfitSplits;

const NAMES = Object.keys(grossProfitSplits) as readonly SplitName[];

const NO_IDS: readonly number[] = [];
const NAME_FIELDS = ['id', 'name'];

type Props = {
  months: LedgerState['months'];
  source: ReportSource;
  request: ReportRequest;
  context: ReportContext;
};

/** A split of the change, with the names of its products. */
function useSplit(name: SplitName, total: Amounts, { months, request, context }: Props) {
  const { primary, secondary } = request;
  const split = useMemo(() => {
    if (!primary || !secondary) return undefined;
    const ranges = { now: toSecondsRange(primary), before: toSecondsRange(secondary) };
    const { precision } = context.currency.getCurrencyConfig();
    return splitChange({
      parts: grossProfitSplits[name].readParts(months, ranges),
      total,
      isPartial: false,
      round: context.currency.formatDecimal,
      unit: 10 ** -(precision ?? 6),
    });
  }, [name, months, primary, secondary, total, context]);
  const products = useMemo(
    () => (name === 'product' && split ? split.lines.map(({ part }) => Number(part.id)) : NO_IDS),
    [name, split],
  );
  const { items } = useCatalogue({ products, variations: NO_IDS }, NAME_FIELDS);
  return useMemo(
    () =>
      split && {
        ...split,
        lines: split.lines.map((line) => {
          const found = name === 'product' ? items.get(Number(line.part.id))?.name : undefined;
          return found ? { ...line, part: { ...line.part, label: readName(found) } } : line;
        }),
      },
    [split, items, name],
  );
}

type PartProps = Props & { total: Amounts };

function Drivers({ total, ...props }: PartProps) {
  const split = useSplit('product', total, props);
  return (
    split &&
    getChangeDrivers([{ definition: grossProfitSplits.product, split }], props.context).join(' ')
  );
}

function Details({ total, ...props }: PartProps) {
  const [selected, setSelected] = useState<SplitName>('product');
  const split = useSplit(selected, total, props);
  const { source, request, context } = props;
  return (
    <div className="tillview-what-changed__details">
      <SegmentedSelection
        name="split"
        legend={__('Split the change by', 'tillview')}
        selected={selected}
        options={NAMES.map((name) => ({ value: name, label: grossProfitSplits[name].label() }))}
        onSelect={({ split: name }) =>
          setSelected(NAMES.find((each) => each === name) ?? 'product')
        }
        className="tillview-what-changed__splits"
      />
      {split && (
        <LoadedSplit
          key={selected}
          definition={grossProfitSplits[selected]}
          split={split}
          view={{ source, request, context }}
        />
      )}
    </div>
  );
}

/** What changed in gross profit, and why, from the orders in the browser. Nothing without a comparison. */
export function GrossProfitChange({ stats, ...props }: Props & { stats: RequestStats }) {
  const { context, request } = props;
  const read = (totals: AnyTotals | null) => {
    const value = readValue(totals?.['gross_profit']);
    return value === null ? undefined : context.currency.formatDecimal(value);
  };
  const [now, before] = [stats.primary, stats.secondary].map(({ data }) => read(data.totals));
  const total = useMemo(
    () => (now === undefined || before === undefined ? undefined : { now, before }),
    [now, before],
  );
  if (!total || !request.secondary) return null;
  return (
    <ChangeCard
      title={__('What changed in gross profit, and why', 'tillview')}
      head={getChangeHead(__('Gross profit', 'tillview'), total, context)}
      request={request}
      drivers={<Drivers {...props} total={total} />}
      details={<Details {...props} total={total} />}
    />
  );
}
