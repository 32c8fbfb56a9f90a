import { calculateDelta } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { getTextLanguage } from '../../host/text-language.ts';
import { isolateAmount } from '../report-page/isolate-amount.ts';
import type { ReportContext } from '../report-page/report-definition.ts';
import type { SplitDefinition } from './change-splits.ts';
import type { Amounts, ChangeSplit } from './split-change.ts';

type Writer = Pick<ReportContext, 'currency' | 'formatNumber'>;

/** An amount as a change: with its sign, also when it is a rise. */
export function writeChange(change: number, { currency }: Writer): string {
  return (change > 0 ? '+' : '') + currency.formatAmount(change);
}

/** A change in whole percent of the earlier amount; undefined where there is none. */
function writePercent({ now, before }: Amounts, { formatNumber }: Writer): string | undefined {
  const delta = calculateDelta(now, before);
  if (delta === null) return undefined;
  if (delta === 0) return __('less than 1%', 'tillview');
  return isolateAmount(`${delta > 0 ? '+' : ''}${formatNumber(delta)}%`);
}

/** What a figure did, without the full stop, such as "Net sales rose $5,716.00 (+55%)". */
export function getChangeHead(label: string, total: Amounts, context: Writer): string {
  const { formatDecimal } = context.currency;
  const formatAmount = (value: number) => isolateAmount(context.currency.formatAmount(value));
  const change = formatDecimal(total.now - total.before);
  if (change === 0)
    return sprintf(
      /* translators: 1: a figure such as "Net sales", 2: an amount such as "$120.00". */
      __('%1$s did not change (%2$s)', 'tillview'),
      label,
      formatAmount(total.now),
    );
  const amount = formatAmount(Math.abs(change));
  const percent = writePercent(total, context);
  if (percent === undefined)
    return change > 0
      ? /* translators: 1: a figure such as "Net sales", 2: an amount such as "$120.00", 3: the earlier amount, "$0.00". */
        sprintf(__('%1$s rose %2$s, from %3$s', 'tillview'), label, amount, formatAmount(0))
      : /* translators: 1: a figure such as "Net sales", 2: an amount such as "$120.00", 3: the earlier amount, "$0.00". */
        sprintf(__('%1$s fell %2$s, from %3$s', 'tillview'), label, amount, formatAmount(0));
  return change > 0
    ? /* translators: 1: a figure such as "Net sales", 2: an amount such as "$120.00", 3: percent such as "+55%". */
      sprintf(__('%1$s rose %2$s (%3$s)', 'tillview'), label, amount, percent)
    : /* translators: 1: a figure such as "Net sales", 2: an amount such as "$120.00", 3: percent such as "-12%". */
      sprintf(__('%1$s fell %2$s (%3$s)', 'tillview'), label, amount, percent);
}

/** A split whose parts are known. */
export type KnownSplit = { readonly definition: SplitDefinition; readonly split: ChangeSplit };

type NamedLine = { readonly name: string; readonly change: number };

function getNamed({ definition, split }: KnownSplit): NamedLine[] {
  return split.lines
    .filter(({ change }) => change !== 0)
    .map(({ part, change }) => ({
      name: definition.inSentence?.(part.id) ?? part.label,
      change,
    }));
}

/**
 * What is named behind the figure: of the first split its largest change in the direction of the figure and its largest
 * against it, between them the largest change of each other split.
 */
function getDrivers([lead, ...others]: readonly KnownSplit[]): NamedLine[] {
  if (!lead) return [];
  const direction = Math.sign(lead.split.total.change) || 1;
  const named = getNamed(lead);
  const along = named.find(({ change }) => Math.sign(change) === direction);
  const against = named.find(({ change }) => Math.sign(change) === -direction);
  const largest = others.map((other) => getNamed(other)[0]);
  return [along, ...largest, against].filter((line) => line !== undefined);
}

/**
 * The end of the sentence that `getChangeHead` begins: the largest changes behind it, and the full stop, or an ellipsis
 * where there are more of them.
 */
export function getChangeDrivers(splits: readonly KnownSplit[], context: Writer): string {
  const drivers = getDrivers(splits);
  if (drivers.length === 0) return __('.', 'tillview');
  const texts = drivers.map(({ name, change }) =>
    sprintf(
      /* translators: 1: a product, category, coupon or kind of customers, 2: a change such as "+$1,240.00". */
      __('%1$s %2$s', 'tillview'),
      name,
      isolateAmount(writeChange(change, context)),
    ),
  );
  const list = new Intl.ListFormat(getTextLanguage(), { type: 'unit' }).format(texts);
  const hasMore =
    splits.flatMap(getNamed).length > drivers.length || splits.some(({ split }) => split.others);
  return hasMore
    ? /* translators: the end of a sentence; %s: a list such as "Hoodie +$1,240.00, Poster -$410.00". */
      sprintf(__(': %s …', 'tillview'), list)
    : /* translators: the end of a sentence; %s: a list such as "Hoodie +$1,240.00, Poster -$410.00". */
      sprintf(__(': %s.', 'tillview'), list);
}
