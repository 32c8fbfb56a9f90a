/** How a store writes its numbers. Any currency config is one too; keys left out take the defaults below. */
export type NumberConfig = {
  /** Decimals, 0 to 100, also as text; null, '' and what is no number keep the decimals that the number has. */
  precision?: number | string | null | undefined;
  /** Default '.', also when it is empty: a fraction must never run into the whole part. */
  decimalSeparator?: string | null | undefined;
  /** Default ','; the empty text means no grouping. */
  thousandSeparator?: string | null | undefined;
};

/** A config with its defaults filled in; `precision` null keeps every decimal. */
export type NumberSettings = {
  readonly precision: number | null;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
};

/** The most decimals that are ever written, as in `Number.prototype.toFixed`. */
const MAX_PRECISION = 100;

function toPrecision(value: number | string | null | undefined): number | null {
  const decimals = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (decimals == null || !Number.isFinite(decimals)) return null;
  // WooCommerce takes the absolute value of a negative setting, so the same store shows the same decimals.
  return Math.min(Math.abs(Math.trunc(decimals)), MAX_PRECISION);
}

/** Fills in the defaults of a number config (separators ',' and '.', every decimal kept). */
export function toNumberSettings(config: NumberConfig): NumberSettings {
  return {
    precision: toPrecision(config.precision),
    decimalSeparator: config.decimalSeparator || '.',
    thousandSeparator: config.thousandSeparator ?? ',',
  };
}
