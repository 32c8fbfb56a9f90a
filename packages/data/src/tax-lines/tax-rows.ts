import {
  fromMillionths,
  roundMillionths,
  toMillionths,
  type HalfMode,
  type Millionths,
} from './round-tax.ts';
import { isInEu, type Place, type TaxPlace } from './tax-place.ts';

/** The day on which an order counts. A refund counts on the day on which it was made. */
export type TaxBasis = 'date_created' | 'date_paid' | 'date_completed';

/** What was sold. */
export type TaxKind = 'goods' | 'shipping' | 'fees';

/** A line of an order or refund. Amounts are decimal texts with six decimals; negative in a refund. */
export type TaxLine = {
  readonly kind: TaxKind;
  /** After discounts, without tax. */
  readonly amount: string;
  readonly tax: string;
  /** The tax by rate id; without the rates that do not apply. Empty in old orders, which have no rate ids. */
  readonly taxes: readonly (readonly [rate: number, tax: string])[];
};

/** A rate as an order keeps it, also after the store has renamed or deleted it. */
export type OrderTaxRate = {
  readonly id: number;
  /** Such as "US-NY-STATE TAX-1". */
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  readonly isCompound: boolean;
  /** The sums of the order: of goods and fees, and of shipping. */
  readonly tax: string;
  readonly shippingTax: string;
};

/** An order, or a refund with country, rates and status of its order. */
export type TaxEntry = {
  readonly id: number;
  /** The refunded order; 0 for an order. */
  readonly parentId: number;
  /** Local time of the store by basis, 'YYYY-MM-DDTHH:mm:ss'; empty if the order is not paid, or not completed. */
  readonly times: Readonly<Record<TaxBasis, string>>;
  /** Of the shipping address, else of the billing address. */
  readonly country: string;
  readonly state: string;
  readonly billing: Place;
  readonly hasVatNumber: boolean;
  readonly isExempt: boolean;
  /** Whether prices contain tax. */
  readonly includesTax: boolean;
  /** With tax and shipping, as a decimal text; negative for a refund. */
  readonly total: string;
  readonly tax: string;
  readonly lines: readonly TaxLine[];
  readonly rates: readonly OrderTaxRate[];
};

/** What a row stands for; all but `rate` have no rate. */
export type TaxRowType =
  | 'rate'
  | 'without_tax'
  | 'exempt'
  | 'reverse_charge'
  /** Tax of lines that do not say its rate. */
  | 'unknown_rate'
  /** Amounts that no line has: a refund without items. */
  | 'no_lines'
  /** Takes away what lines with several rates have more than once. */
  | 'counted_again'
  /** Parts of the smallest coin. */
  | 'rounding';

/** The taxed amount and the tax of a country, state, rate and kind. */
export type TaxRow = {
  readonly key: string;
  readonly type: TaxRowType;
  readonly country: string;
  /** Only where the country taxes by state. */
  readonly state: string;
  readonly rate: number;
  readonly label: string;
  /** Null without a rate. */
  readonly percent: number | null;
  readonly kind: TaxKind | '';
  readonly amount: number;
  readonly tax: number;
  /** The number of orders; without refunds. */
  readonly orders: number;
};

/** An order or refund whose lines have another tax or amount than it has itself. */
export type TaxDifference = {
  readonly id: number;
  readonly parentId: number;
  readonly tax: number;
  readonly amount: number;
};

/** The rows of a range and what they add up to. */
export type TaxReport = {
  readonly rows: readonly TaxRow[];
  /** Net sales and shipping. */
  readonly amount: number;
  readonly tax: number;
  readonly shippingTax: number;
  /** What lines with several rates have more than once. */
  readonly countedAgain: number;
  readonly orders: number;
  /** The tax by rate id. */
  readonly taxByRate: ReadonlyMap<number, number>;
  /** The largest first. */
  readonly differences: readonly TaxDifference[];
};

type Options = {
  basis: TaxBasis;
  /** 'YYYY-MM-DDTHH:mm:ss', both inclusive. */
  after: string;
  before: string;
  /** The decimals of the currency. */
  decimals: number;
  /** The address that decides the country; the shipping address if the setting is not known. */
  place?: TaxPlace | undefined;
};

/** The country and the state that an order counts for. */
function getPlace({ country, state, billing }: TaxEntry, place: TaxPlace | undefined): Place {
  switch (place?.basedOn) {
    case 'base':
      return place.base;
    case 'billing':
      return billing;
    default:
      return { country, state };
  }
}

type Sums = Omit<TaxRow, 'key' | 'amount' | 'tax' | 'orders'> & {
  amount: Millionths;
  tax: Millionths;
  orders: Set<number>;
};

/** Countries that tax by state, also in a range without such an order. */
const TAXED_BY_STATE = ['BR', 'CA', 'IN', 'US'];

/** The countries that tax by state: those, and others of which an order has the rate of its state, by the rate's code. */
function getStateCountries(entries: readonly TaxEntry[]): ReadonlySet<string> {
  const found = new Set(TAXED_BY_STATE);
  for (const { country, state, rates } of entries)
    if (state !== '' && rates.some(({ code }) => code.startsWith(`${country}-${state}-`)))
      found.add(country);
  return found;
}

/** The sums of an order by rate: of goods and fees, and of shipping. */
const toRateKey = (rate: number, kind: TaxKind): number => (kind === 'shipping' ? -rate : rate);

/**
 * A tax of a line as the order has it. An order of a store that rounds each line has the sum of rounded taxes; one of a
 * store that rounds at the subtotal has their sum, unrounded. The sum of the order itself says which.
 */
function createRounding({ lines, rates, includesTax }: TaxEntry, decimals: number) {
  const half: HalfMode = includesTax ? 'down' : 'up';
  const round = (tax: Millionths) => roundMillionths(tax, decimals, half);
  const sums = new Map<number, { exact: Millionths; rounded: Millionths }>();
  for (const { kind, taxes } of lines)
    for (const [rate, text] of taxes) {
      const key = toRateKey(rate, kind);
      const sum = sums.get(key) ?? { exact: 0, rounded: 0 };
      const tax = toMillionths(text);
      sum.exact += tax;
      sum.rounded += round(tax);
      sums.set(key, sum);
    }
  const unrounded = new Set<number>();
  for (const { id, tax, shippingTax } of rates)
    for (const [kind, text] of [
      ['goods', tax],
      ['shipping', shippingTax],
    ] as const) {
      const { exact = 0, rounded = 0 } = sums.get(toRateKey(id, kind)) ?? {};
      const whole = toMillionths(text);
      if (Math.abs(exact - whole) < Math.abs(rounded - whole)) unrounded.add(toRateKey(id, kind));
    }
  return (rate: number, kind: TaxKind, tax: string): Millionths =>
    unrounded.has(toRateKey(rate, kind)) ? toMillionths(tax) : round(toMillionths(tax));
}

function getUntaxedType({ hasVatNumber, isExempt, tax }: TaxEntry): TaxRowType {
  if (hasVatNumber && toMillionths(tax) === 0) return 'reverse_charge';
  return isExempt ? 'exempt' : 'without_tax';
}

/**
 * Adds up the lines of orders and refunds by country, state, rate and kind. A line with several rates stands in the row of
 * each, and what it has more than once in a row "counted again". The amounts of all rows are net sales and shipping.
 */
export function getTaxReport(
  entries: Iterable<TaxEntry>,
  { basis, after, before, decimals, place }: Options,
): TaxReport {
  const own = [...entries]
    .filter(({ times }) => times[basis] >= after && times[basis] <= before)
    .map((entry) => ({ ...entry, ...getPlace(entry, place) }));
  const byState = getStateCountries(own);
  const rows = new Map<string, Sums>();
  const taxByRate = new Map<number, Millionths>();
  const differences: TaxDifference[] = [];
  let [amount, tax, shippingTax] = [0, 0, 0];
  const smallest = 10 ** (6 - Math.min(decimals, 6));

  for (const entry of own) {
    const { id, parentId, country, lines, rates } = entry;
    const state = byState.has(country) ? entry.state : '';
    const roundTax = createRounding(entry, decimals);
    const rateOf = new Map(rates.map((rate) => [rate.id, rate] as const));
    const add = (
      type: TaxRowType,
      kind: TaxKind | '',
      sums: { amount: Millionths; tax?: Millionths },
      rate?: { id: number; label: string; percent: number | null },
    ) => {
      const { id: rateId = 0, label = '', percent = null } = rate ?? {};
      const key = `${country}|${state}|${type}|${rateId}|${percent}|${kind}`;
      const row = rows.get(key) ?? {
        type,
        country,
        state,
        rate: rateId,
        label,
        percent,
        kind,
        amount: 0,
        tax: 0,
        orders: new Set<number>(),
      };
      row.amount += sums.amount;
      row.tax += sums.tax ?? 0;
      if (parentId === 0) row.orders.add(id);
      rows.set(key, row);
    };

    let ownTax = 0;
    let lineAmounts = 0;
    const addTax = (kind: TaxKind, value: Millionths) => {
      ownTax += value;
      tax += value;
      if (kind === 'shipping') shippingTax += value;
    };
    for (const line of lines) {
      const { kind, taxes } = line;
      const net = toMillionths(line.amount);
      lineAmounts += net;
      if (taxes.length === 0) {
        // Free shipping is no sale.
        if (net === 0 && toMillionths(line.tax) === 0) continue;
        const whole = roundMillionths(
          toMillionths(line.tax),
          decimals,
          entry.includesTax ? 'down' : 'up',
        );
        addTax(kind, whole);
        add(whole === 0 ? getUntaxedType(entry) : 'unknown_rate', kind, {
          amount: net,
          tax: whole,
        });
        continue;
      }
      // A compound rate applies to the amount with the taxes before it.
      const sorted = taxes.toSorted(
        ([one], [other]) =>
          Number(rateOf.get(one)?.isCompound ?? false) -
          Number(rateOf.get(other)?.isCompound ?? false),
      );
      let [taxBefore, standing] = [0, 0];
      for (const [rateId, text] of sorted) {
        const rate = rateOf.get(rateId);
        const value = roundTax(rateId, kind, text);
        const taxed = rate?.isCompound ? net + taxBefore : net;
        taxBefore += toMillionths(text);
        standing += taxed;
        addTax(kind, value);
        taxByRate.set(rateId, (taxByRate.get(rateId) ?? 0) + value);
        add(
          'rate',
          kind,
          { amount: taxed, tax: value },
          { id: rateId, label: rate?.label ?? '', percent: rate?.percent ?? null },
        );
      }
      if (standing !== net) add('counted_again', '', { amount: net - standing });
    }

    const whole = toMillionths(entry.total) - toMillionths(entry.tax);
    const rest = whole - lineAmounts;
    amount += whole;
    // Prices that contain tax have net amounts with parts of a cent, and the total of the order has none.
    const isRounding = Math.abs(rest) < smallest * (lines.length + rates.length);
    const missing = toMillionths(entry.tax) - ownTax;
    const isTaxDifferent = Math.abs(missing) >= smallest;
    if (rest !== 0 && isRounding) add('rounding', '', { amount: rest });
    if (isTaxDifferent || (rest !== 0 && !isRounding))
      add('no_lines', '', {
        amount: isRounding ? 0 : rest,
        tax: isTaxDifferent ? missing : 0,
      });
    if (isTaxDifferent) tax += missing;
    if (isTaxDifferent || (rest !== 0 && !isRounding))
      differences.push({
        id,
        parentId,
        tax: isTaxDifferent ? fromMillionths(missing) : 0,
        amount: isRounding ? 0 : fromMillionths(rest),
      });
  }

  const list = [...rows].map(([key, row]): TaxRow => ({
    ...row,
    key,
    amount: fromMillionths(row.amount),
    tax: fromMillionths(row.tax),
    orders: row.orders.size,
  }));
  const size = (each: TaxDifference) => Math.abs(each.tax) + Math.abs(each.amount);
  return {
    rows: list.toSorted(compareRows),
    amount: fromMillionths(amount),
    tax: fromMillionths(tax),
    shippingTax: fromMillionths(shippingTax),
    countedAgain: -list
      .filter(({ type }) => type === 'counted_again')
      .reduce((sum, row) => sum + row.amount, 0),
    orders: own.filter(({ parentId }) => parentId === 0).length,
    taxByRate: new Map([...taxByRate].map(([id, each]) => [id, fromMillionths(each)] as const)),
    differences: differences.toSorted((one, other) => size(other) - size(one)),
  };
}

/** What consumers of a country of destination have bought at a rate. */
export type TaxDestination = {
  readonly key: string;
  readonly country: string;
  /** Null for what has no rate. */
  readonly percent: number | null;
  readonly amount: number;
  readonly tax: number;
};

/**
 * Adds up what consumers, customers without a VAT number, have bought in the countries of the European Union, by the
 * country of the shipping address and the rate in percent.
 */
export function getTaxDestinations(
  entries: Iterable<TaxEntry>,
  options: Omit<Options, 'place'>,
): readonly TaxDestination[] {
  const consumers = [...entries].filter(
    ({ hasVatNumber, country }) => !hasVatNumber && isInEu(country),
  );
  const sums = new Map<string, TaxDestination>();
  for (const { country, percent, amount, tax } of getTaxReport(consumers, options).rows) {
    const key = `${country} ${percent}`;
    const sum = sums.get(key);
    // As whole millionths, so that the sums have no error.
    const add = (one: number, other = 0) => Math.round((one + other) * 10 ** 6) / 10 ** 6;
    sums.set(key, {
      key,
      country,
      percent,
      amount: add(amount, sum?.amount),
      tax: add(tax, sum?.tax),
    });
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      one.country.localeCompare(other.country, 'en') || (other.percent ?? -1) - (one.percent ?? -1),
  );
}

const TYPES: readonly TaxRowType[] = [
  'rate',
  'unknown_rate',
  'without_tax',
  'exempt',
  'reverse_charge',
  'counted_again',
  'no_lines',
  'rounding',
];
const KINDS: readonly (TaxKind | '')[] = ['goods', 'shipping', 'fees', ''];

/** By country and state; rates first, then what has none. */
function compareRows(one: TaxRow, other: TaxRow): number {
  return (
    one.country.localeCompare(other.country, 'en') ||
    one.state.localeCompare(other.state, 'en') ||
    TYPES.indexOf(one.type) - TYPES.indexOf(other.type) ||
    one.rate - other.rate ||
    (one.percent ?? 0) - (other.percent ?? 0) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
  );
}
