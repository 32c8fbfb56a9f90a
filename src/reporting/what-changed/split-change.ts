/** Two amounts of money: in the range, and in the one that it is compared with. */
export type Amounts = { readonly now: number; readonly before: number };

/** One product, category, coupon or type of customer, with unrounded amounts from the store. */
export type SplitPart = Amounts & {
  readonly id: string;
  readonly label: string;
  /** What tells it from a part with the same label, such as a SKU. */
  readonly detail?: string | undefined;
};

/**
 * Rounded amounts, their difference, and its share of the total difference. All shares of a split are null if the total
 * did not change, or if the change of a part is larger than the total change: a share of -321% says nothing.
 */
export type ChangeLine = Amounts & { readonly change: number; readonly share: number | null };

/** The sum of the parts that have no line of their own. */
export type OthersLine = ChangeLine & {
  /** The number of parts; null if the store did not list all of them. */
  readonly count: number | null;
};

/** A change that was split: `lines`, `others`, `day` and `remainder` add up to `total`, in each amount and in the change. */
export type ChangeSplit = {
  readonly total: ChangeLine;
  /** The parts with the largest gains and losses, the largest first. */
  readonly lines: readonly (ChangeLine & { readonly part: SplitPart })[];
  /** The parts with sales in the earlier range only, the largest first. */
  readonly stopped: readonly SplitPart[];
  /** The sum of the other parts; null if there are none. */
  readonly others: OthersLine | null;
  /** What the total has because it counts on another day than the parts; null if it does not, or if that is not known. */
  readonly day: ChangeLine | null;
  /** The rest of the difference between the total and the sum of the parts; null if there is none. */
  readonly remainder: (ChangeLine & { readonly isRounding: boolean }) | null;
};

type Options = {
  parts: readonly SplitPart[];
  /** The total of the report, rounded. */
  total: Amounts;
  /** The total counted on the day by which the parts count, if that is another one. */
  byDayCreated?: Amounts | undefined;
  /**
   * Whether the store has more parts than these. If so, unlisted parts cannot be separated from amounts that belong to
   * no part.
   */
  isPartial: boolean;
  /** Rounds an amount to the precision of the currency. */
  round: (amount: number) => number;
  /** The smallest amount of the currency. */
  unit: number;
};

/** The maximum number of lines, so that the table fits on one screen. */
const MAX_LINES = 10;

/** The maximum floating-point error of a sum, as a part of `unit`. */
const NOISE = 1e-6;

const sumOf = (list: readonly Amounts[], name: keyof Amounts): number =>
  list.reduce((sum, each) => sum + each[name], 0);

/**
 * Splits the change of a total into the changes of its parts. Every amount is rounded once before it is added up, so
 * that the lines of a table add up exactly as they are shown.
 */
export function splitChange({
  parts,
  total,
  byDayCreated = total,
  isPartial,
  round,
  unit,
}: Options): ChangeSplit {
  const wholeChange = round(total.now - total.before);
  const hasShares =
    wholeChange !== 0 &&
    parts.every(({ now, before }) => Math.abs(round(now - before)) <= Math.abs(wholeChange));
  const toLine = ({ now, before }: Amounts): ChangeLine => {
    const change = round(now - before);
    return { now, before, change, share: hasShares ? change / wholeChange : null };
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
  // Shows eleven parts as eleven lines: a rest of one part needs a line anyway.
  const isShort = !isPartial && all.length <= MAX_LINES + 1;
  const lines = isShort ? all : all.slice(0, MAX_LINES);
  const rest = all.slice(lines.length);

  const whole = toLine(total);
  const stopped = all.filter(({ now, before }) => now === 0 && before > 0).map(({ part }) => part);
  if (isPartial) {
    const others = { ...toLine(minus(total, add(lines))), count: null };
    return { total: whole, lines, stopped, others, day: null, remainder: null };
  }
  const others = rest.length > 0 ? { ...toLine(add(rest)), count: rest.length } : null;
  const ofDay = add([byDayCreated]);
  const toLineOrNull = (amounts: Amounts) =>
    amounts.now === 0 && amounts.before === 0 ? null : toLine(amounts);
  const remainder = toLineOrNull(minus(ofDay, add(all)));
  const isRounding = (['now', 'before'] as const).every(
    (name) => Math.abs(ofDay[name] - sumOf(parts, name)) <= unit * (0.5 + NOISE),
  );
  return {
    total: whole,
    lines,
    stopped,
    others,
    day: toLineOrNull(minus(total, ofDay)),
    remainder: remainder && { ...remainder, isRounding },
  };
}
