/** Two amounts of money: in the range, and in the one that it is compared with. */
export type Amounts = { readonly now: number; readonly before: number };

/** One product, category, coupon or kind of customer, with its amounts as the store sent them. */
export type SplitPart = Amounts & { readonly id: string; readonly label: string };

/** Rounded amounts, their difference, and its share of the whole difference; null where there is none. */
export type ChangeLine = Amounts & { readonly change: number; readonly share: number | null };

/** What several parts, or all that are not known, come to. */
export type OthersLine = ChangeLine & {
  /** How many parts it holds; null where the store did not list all of them. */
  readonly count: number | null;
};

/** A change that was split: `lines`, `others` and `remainder` add up to `total`, in each amount and in the change. */
export type ChangeSplit = {
  readonly total: ChangeLine;
  /** The parts with the largest gains and losses, the largest first. */
  readonly lines: readonly (ChangeLine & { readonly part: SplitPart })[];
  /** The rest of the parts; null where there is none. */
  readonly others: OthersLine | null;
  /** What the total has beyond the parts; null where they add up. */
  readonly remainder: (ChangeLine & { readonly isRounding: boolean }) | null;
};

type Options = {
  parts: readonly SplitPart[];
  /** Of the report; rounded. */
  total: Amounts;
  /** Whether the store has more parts than these, so that what has no part and what is not listed are one. */
  isPartial: boolean;
  /** Rounds an amount to the precision of the currency. */
  round: (amount: number) => number;
  /** The smallest amount of the currency. */
  unit: number;
};

/** The most lines: a person reads the first few, and the table stays on one screen. */
const MAX_LINES = 10;

/** Sums of floats are off by far less than this part of a unit. */
const NOISE = 1e-6;

const sumOf = (list: readonly Amounts[], name: keyof Amounts): number =>
  list.reduce((sum, each) => sum + each[name], 0);

/**
 * Splits the change of a total into the changes of its parts. Every amount is rounded once, then only rounded amounts are
 * added up, so that the lines of a table add up as they are shown.
 */
export function splitChange({ parts, total, isPartial, round, unit }: Options): ChangeSplit {
  const wholeChange = round(total.now - total.before);
  const toLine = ({ now, before }: Amounts): ChangeLine => {
    const change = round(now - before);
    return { now, before, change, share: wholeChange === 0 ? null : change / wholeChange };
  };
  const add = (list: readonly Amounts[]): Amounts => ({
    now: round(sumOf(list, 'now')),
    before: round(sumOf(list, 'before')),
  });
  const minus = (one: Amounts, other: Amounts): Amounts => ({
    now: round(one.now - other.now),
    before: round(one.before - other.before),
  });
  const size = ({ now, before }: Amounts) => Math.max(Math.abs(now), Math.abs(before));

  const all = parts
    .map((part) => ({
      ...toLine({ now: round(part.now), before: round(part.before) }),
      part,
    }))
    .filter(({ now, before }) => now !== 0 || before !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || size(b) - size(a));
  // A line for a single part more says more than a line for the rest.
  const isShort = !isPartial && all.length <= MAX_LINES + 1;
  const lines = isShort ? all : all.slice(0, MAX_LINES);
  const rest = all.slice(lines.length);

  const whole = toLine(total);
  if (isPartial) {
    const others = toLine(minus(total, add(lines)));
    return { total: whole, lines, others: { ...others, count: null }, remainder: null };
  }
  const others = rest.length > 0 ? { ...toLine(add(rest)), count: rest.length } : null;
  const beyond = minus(total, add(all));
  const isRounding = (['now', 'before'] as const).every(
    (name) => Math.abs(total[name] - sumOf(parts, name)) <= unit * (0.5 + NOISE),
  );
  return {
    total: whole,
    lines,
    others,
    remainder: beyond.now === 0 && beyond.before === 0 ? null : { ...toLine(beyond), isRounding },
  };
}
