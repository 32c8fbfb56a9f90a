/** Number format of a store. Every currency config is also a number config; missing keys take the defaults below. */
export type NumberConfig = {
  /** Number of decimals, 0 to 100, also as text; null, '' and non-numbers keep all decimals of the number. */
  precision?: number | string | null | undefined;
  /** Default '.', also if empty: without a separator, the fraction would look like part of the integer. */
  decimalSeparator?: string | null | undefined;
  /** Default ','; an empty text means no grouping. */
  thousandSeparator?: string | null | undefined;
};

/** A number config with its defaults applied; a `precision` of `null` keeps every decimal. */
export type NumberSettings = {
  readonly precision: number | null;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
};

/** Maximum number of decimals, as in `Number.prototype.toFixed`. */
const MAX_PRECISION = 100;

function toPrecision(value: number | string | null | undefined): number | null {
  const decimals = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (decimals == null || !Number.isFinite(decimals)) return null;
  // WooCommerce uses the absolute value of a negative setting; this shows the same decimals.
  return Math.min(Math.abs(Math.trunc(decimals)), MAX_PRECISION);
}

/** Applies the defaults of a number config (separators ',' and '.', every decimal kept). */
export function toNumberSettings(config: NumberConfig): NumberSettings {
  return {
    precision: toPrecision(config.precision),
    decimalSeparator: config.decimalSeparator || '.',
    thousandSeparator: config.thousandSeparator ?? ',',
  };
}
