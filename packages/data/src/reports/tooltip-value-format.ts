/**
 * The format of a value in a chart's tooltip: a d3 format, or the given function for amounts of money (reference data
 * §16).
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
