import { isForbidden } from '../core/rest-error.ts';
import type { RestClient } from '../core/rest-client.ts';
import { isListOfRecords, isRecord } from '../core/shapes.ts';
import { readListChanges, readPluginChanges, toUtc } from '../ledger/ledger-changes.ts';
import { toRecord, toText } from '../ledger/ledger-month.ts';
import { readSpanSums } from '../ledger/ledger-requests.ts';
import type { TaxBasis, TaxEntry } from './tax-rows.ts';

/** The form of months: those that another form has stored are read again. */
const TAX_VERSION = '1';

/** The orders and refunds of a month with the lines that their tax is on. */
export type TaxMonth = {
  readonly version: string;
  /** 'YYYY-MM', local time of the store. */
  readonly month: string;
  /** The day by which the orders were read; empty for the list, which knows the day created only. */
  readonly basis: TaxBasis | '';
  /** When its orders were as they are here, 'YYYY-MM-DDTHH:mm:ss' in UTC. */
  readonly asOf: string;
  /** The state of its orders then: that of the plugin, or the store's sums. */
  readonly state: string;
  readonly entries: readonly TaxEntry[];
};

/** The key of a month among all that are kept. */
export const getTaxMonthKey = ({ basis, month }: Pick<TaxMonth, 'basis' | 'month'>): string =>
  `${basis} ${month}`;

const TEXTS = ['country', 'state', 'total', 'tax'] as const satisfies readonly (keyof TaxEntry)[];
const FLAGS = [
  'hasVatNumber',
  'isExempt',
  'includesTax',
] as const satisfies readonly (keyof TaxEntry)[];
const TIMES = [
  'date_created',
  'date_paid',
  'date_completed',
] as const satisfies readonly TaxBasis[];

const isText = (value: unknown): boolean => typeof value === 'string';

const isEntry = (entry: Readonly<Record<string, unknown>>): boolean =>
  Number.isInteger(entry['id']) &&
  Number.isInteger(entry['parentId']) &&
  TEXTS.every((key) => isText(entry[key])) &&
  FLAGS.every((key) => typeof entry[key] === 'boolean') &&
  isRecord(entry['billing']) &&
  isText(entry['billing']['country']) &&
  isText(entry['billing']['state']) &&
  isRecord(entry['times']) &&
  TIMES.every((basis) => isText(toRecord(entry['times'])[basis])) &&
  isListOfRecords(entry['lines']) &&
  entry['lines'].every(
    ({ kind, amount, tax, taxes }) =>
      [kind, amount, tax].every(isText) &&
      Array.isArray(taxes) &&
      taxes.every((each) => Array.isArray(each) && Number.isInteger(each[0]) && isText(each[1])),
  ) &&
  isListOfRecords(entry['rates']) &&
  entry['rates'].every(
    ({ id, code, label, percent, tax, shippingTax }) =>
      Number.isInteger(id) &&
      Number.isFinite(percent) &&
      [code, label, tax, shippingTax].every(isText),
  );

/** Whether a stored value is a month that this code can read. */
export function isTaxMonth(value: unknown): value is TaxMonth {
  return (
    isRecord(value) &&
    value['version'] === TAX_VERSION &&
    /^\d{4}-\d\d$/.test(toText(value['month'])) &&
    ['', ...TIMES].some((basis) => basis === value['basis']) &&
    isText(value['asOf']) &&
    isText(value['state']) &&
    isListOfRecords(value['entries']) &&
    value['entries'].every(isEntry)
  );
}

/** What tells whether months have changed since they were read. */
export type TaxCheck = {
  readonly asOf: string;
  readonly states: ReadonlyMap<string, string>;
  /** The newest change by month, of orders that the month has. */
  readonly times: ReadonlyMap<string, string>;
  /** Whether changes are found that leave the sums of a month as they were. */
  readonly isWhole: boolean;
};

/** Whether orders of a month have changed since it was read. */
export const isTaxMonthChanged = (month: TaxMonth, { states, times }: TaxCheck): boolean =>
  (states.get(month.month) ?? '') !== month.state || (times.get(month.month) ?? '') > month.asOf;

/** A month that is read after a check: a change during the read is found by the next one. */
export const toTaxMonth = (
  month: string,
  basis: TaxMonth['basis'],
  entries: readonly TaxEntry[],
  { asOf, states }: TaxCheck,
): TaxMonth => ({
  version: TAX_VERSION,
  month,
  basis,
  asOf,
  state: states.get(month) ?? '',
  entries,
});

/** Reads the states of all months from the plugin: one request. */
export async function readPluginCheck(
  rest: RestClient,
  basis: TaxBasis,
  now: number,
): Promise<TaxCheck> {
  const { asOf, states } = await readPluginChanges(rest, now, { basis });
  return { asOf, states, times: new Map(), isWhole: true };
}

/**
 * Reads the store's sums of months by the day created, newest first without a gap, and which orders of those that are kept
 * were changed: two requests.
 */
export async function readListCheck(
  rest: RestClient,
  months: readonly string[],
  kept: readonly TaxMonth[],
  now: number,
): Promise<TaxCheck> {
  const sums = await readSpanSums(rest, months.at(-1) ?? '', months[0] ?? '', {
    date_type: 'date_created',
  });
  const states = new Map(
    sums.map(({ month, ...values }) => [
      month,
      // The store adds floats up, in no fixed order.
      Object.values(values)
        .map((value) => value.toFixed(4))
        .join(' '),
    ]),
  );
  const changes = await readListChanges(
    rest,
    kept.map(({ month, asOf, entries }) => ({
      month,
      asOf,
      // A refund has the country of its order.
      orderIds: new Set(entries.flatMap(({ id, parentId }) => [id, parentId])),
    })),
    now,
  ).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
    return { by: 'nothing' as const, asOf: toUtc(now) };
  });
  const isWhole = changes.by === 'list';
  return { asOf: changes.asOf, states, isWhole, times: isWhole ? changes.times : new Map() };
}
