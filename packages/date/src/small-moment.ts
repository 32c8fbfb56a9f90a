/**
 * The part of moment that ranges need, for the script that sends the first requests before moment is loaded: that build
 * resolves `moment` to this file (tools/first-requests.ts). All times are UTC.
 */

type Unit =
  | 'millisecond'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year';

/** Milliseconds, for units with a fixed length. */
const LENGTHS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
/** Months, for the other units. */
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

const singular = (unit: string): Unit => unit.replace(/s$/, '') as Unit;

/** A time that changes in place, as a moment does. */
class SmallMoment {
  private at: number;
  constructor(at: number) {
    this.at = at;
  }
  private get utc() {
    return new Date(this.at);
  }
  valueOf = () => this.at;
  isValid = () => !Number.isNaN(this.at);
  clone = () => new SmallMoment(this.at);
  /** Only the English locale is used. */
  locale = () => this;
  year = () => this.utc.getUTCFullYear();
  month = () => this.utc.getUTCMonth();
  date = () => this.utc.getUTCDate();
  day = () => this.utc.getUTCDay();
  hour = () => this.utc.getUTCHours();
  minute = () => this.utc.getUTCMinutes();
  second = () => this.utc.getUTCSeconds();
  millisecond = () => this.utc.getUTCMilliseconds();
  isBefore = (other: SmallMoment) => this.at < other.at;
  isAfter = (other: SmallMoment) => this.at > other.at;

  set({ hour, minute }: { hour: number; minute: number }) {
    this.at = this.utc.setUTCHours(hour, minute);
    return this;
  }

  add(amount: number, name: string) {
    const unit = singular(name);
    const length = LENGTHS[unit];
    if (length !== undefined) {
      this.at += amount * length;
      return this;
    }
    const date = this.utc;
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + amount * (MONTHS[unit] ?? Number.NaN));
    const next = new Date(date);
    next.setUTCMonth(next.getUTCMonth() + 1, 0);
    // In a shorter month, the last day.
    this.at = date.setUTCDate(Math.min(day, next.getUTCDate()));
    return this;
  }

  subtract = (amount: number, unit: string) => this.add(-amount, unit);

  startOf(name: string) {
    const unit = singular(name);
    const length = LENGTHS[unit];
    if (length !== undefined) {
      this.at = Math.floor(this.at / length) * length;
      return this;
    }
    const date = this.utc;
    const months = MONTHS[unit] ?? Number.NaN;
    date.setUTCHours(0, 0, 0, 0);
    this.at = date.setUTCMonth(Math.floor(date.getUTCMonth() / months) * months, 1);
    return this;
  }

  endOf = (unit: string) => this.startOf(unit).add(1, unit).add(-1, 'millisecond');

  /** Whole units from another time, truncated. */
  diff(other: SmallMoment, name: string): number {
    const unit = singular(name);
    const length = LENGTHS[unit];
    if (length !== undefined) return Math.trunc((this.at - other.at) / length) || 0;
    const months = (this.year() - other.year()) * 12 + this.month() - other.month();
    const reached = other.clone().add(months, 'month').at;
    const isPast = months > 0 ? reached > this.at : reached < this.at;
    const whole = isPast && months !== 0 ? months - Math.sign(months) : months;
    return Math.trunc(whole / (MONTHS[unit] ?? Number.NaN)) || 0;
  }

  /** In the two formats of the API. */
  format = (format: string) => this.utc.toISOString().slice(0, format.length > 10 ? 19 : 10);
}

const API_DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d))?$/;

function parse(text: string, format: string): SmallMoment {
  const [, ...parts] = API_DATE.exec(text) ?? [];
  const [year = Number.NaN, month = 1, ...rest] = parts.flatMap((part) =>
    part ? [Number(part)] : [],
  );
  const at = new SmallMoment(Date.UTC(year, month - 1, ...rest));
  // A day or an hour that does not exist would become another one.
  return at.isValid() && text.length === format.length && at.format(format) === text
    ? at
    : new SmallMoment(Number.NaN);
}

type Fields = readonly [number, number, number, number, number, number, number];

export default {
  /** From the fields of a time, or from a text in one of the two formats of the API. */
  utc: (value: Fields | string, format = '') =>
    typeof value === 'string' ? parse(value, format) : new SmallMoment(Date.UTC(...value)),
  invalid: () => new SmallMoment(Number.NaN),
  isMoment: (value: unknown) => value instanceof SmallMoment,
};
