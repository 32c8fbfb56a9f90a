/**
 * How a chart's tooltip writes a value of this kind: a d3 format, or for money the given function itself (reference
 * data §16).
 */
export function getTooltipValueFormat<FormatAmount>(
  type: string,
  formatAmount: FormatAmount,
): FormatAmount | string {
  switch (type) {
    case 'currency':
      return formatAmount;
    case 'percent':
      return '.0%';
    case 'average':
      return ',.2r';
    default:
      return ',';
  }
}
