import { __, sprintf } from '@wordpress/i18n';
import { getTextLanguage } from '../../host/text-language.ts';
import { isolateAmount, isolateName } from '../definition/isolate-amount.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { getSpokenDelta } from '../definition/verdict.ts';
import type { SplitTexts } from './change-splits.ts';
import type { Amounts, ChangeSplit } from './split-change.ts';

type Writer = Pick<ReportContext, 'currency' | 'formatNumber'>;

/** Formats an amount as a change, always with its sign. */
export function writeChange(change: number, { currency }: Writer): string {
  return (change > 0 ? '+' : '') + currency.formatAmount(change);
}

/** Formats a change in whole percent of the earlier amount; undefined if no percentage can be computed. */
function writePercent({ now, before }: Amounts, { formatNumber }: Writer): string | undefined {
  const delta = getSpokenDelta(now, before);
  if (delta === null) return undefined;
  if (delta === 0) return __('less than 1%', 'tillview');
  return isolateAmount(`${delta > 0 ? '+' : ''}${formatNumber(delta)}%`);
}

/** Describes the change of a metric, without a full stop, such as "Net sales rose $5,716.00 (+55%)". */
export function getChangeHead(label: string, total: Amounts, context: Writer): string {
  const { formatDecimal } = context.currency;
  const formatAmount = (value: number) => isolateAmount(context.currency.formatAmount(value));
  const change = formatDecimal(total.now - total.before);
  if (change === 0)
    return sprintf(
      /* translators: 1: a metric such as "Net sales", 2: an amount such as "$120.00". */
      __('%1$s did not change (%2$s)', 'tillview'),
      label,
      formatAmount(total.now),
    );
  const amount = formatAmount(Math.abs(change));
  const percent = writePercent(total, context);
  if (percent === undefined) {
    const text =
      change > 0
        ? /* translators: 1: a metric such as "Net sales", 2: an amount such as "$120.00", 3: the earlier amount, "$0.00". */
          __('%1$s rose %2$s, from %3$s', 'tillview')
        : /* translators: 1: a metric such as "Net sales", 2: an amount such as "$120.00", 3: the earlier amount, "$0.00". */
          __('%1$s fell %2$s, from %3$s', 'tillview');
    return sprintf(text, label, amount, formatAmount(total.before));
  }
  return change > 0
    ? /* translators: 1: a metric such as "Net sales", 2: an amount such as "$120.00", 3: percent such as "+55%". */
      sprintf(__('%1$s rose %2$s (%3$s)', 'tillview'), label, amount, percent)
    : /* translators: 1: a metric such as "Net sales", 2: an amount such as "$120.00", 3: percent such as "-12%". */
      sprintf(__('%1$s fell %2$s (%3$s)', 'tillview'), label, amount, percent);
}

/** A split whose parts are loaded. */
export type KnownSplit = { readonly definition: SplitTexts; readonly split: ChangeSplit };

type NamedLine = { readonly name: string; readonly change: number };

function getNamed({ definition, split }: KnownSplit): NamedLine[] {
  return split.lines
    .filter(({ change }) => change !== 0)
    .map(({ part, change }) => ({
      name: definition.inSentence?.(part.id) ?? part.label,
      change,
    }));
}

/** The largest change of a split in the direction of the metric, and the largest one against it. */
function getDrivers(known: KnownSplit): NamedLine[] {
  const direction = Math.sign(known.split.total.change) || 1;
  const named = getNamed(known);
  const along = named.find(({ change }) => Math.sign(change) === direction);
  const against = named.find(({ change }) => Math.sign(change) === -direction);
  return [along, against].filter((line) => line !== undefined);
}

/** Writes the largest changes as a list, such as "Hoodie +$1,240.00, Poster -$410.00"; empty if there are none. */
export function listDrivers(known: KnownSplit, context: Writer): string {
  const texts = getDrivers(known).map(({ name, change }) =>
    sprintf(
      /* translators: 1: a product, category, coupon or kind of customers, 2: a change such as "+$1,240.00". */
      __('%1$s %2$s', 'tillview'),
      isolateName(name),
      isolateAmount(writeChange(change, context)),
    ),
  );
  return new Intl.ListFormat(getTextLanguage(), { type: 'unit' }).format(texts);
}

/** Writes the list of a split, and a full stop, or an ellipsis if there are more changes; without changes a full stop. */
function endSentence(known: KnownSplit, context: Writer): string {
  const list = listDrivers(known, context);
  if (list === '') return __('.', 'tillview');
  return getNamed(known).length > getDrivers(known).length || known.split.others
    ? /* translators: the end of a sentence; %s: a list such as "Hoodie +$1,240.00, Poster -$410.00". */
      sprintf(__(': %s …', 'tillview'), list)
    : /* translators: the end of a sentence; %s: a list such as "Hoodie +$1,240.00, Poster -$410.00". */
      sprintf(__(': %s.', 'tillview'), list);
}

/**
 * Returns the end of the sentence that `getChangeHead` begins, with the largest changes of the first split, and a
 * sentence for each other split that has some: parts of different splits cannot be added up.
 */
export function getChangeDrivers(
  [lead, ...others]: readonly KnownSplit[],
  context: Writer,
): string[] {
  return [
    lead ? endSentence(lead, context) : __('.', 'tillview'),
    ...others
      .filter((other) => getNamed(other).length > 0)
      .map((other) => other.definition.label() + endSentence(other, context)),
  ];
}
