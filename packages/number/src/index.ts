export { numberFormat } from './number-format.ts';
export { formatValue } from './format-value.ts';
export { calculateDelta, calculateDifference } from './calculate-delta.ts';
export { parseNumber } from './parse-number.ts';
export type { NumberConfig } from './number-config.ts';
export type { ValueType } from './format-value.ts';
