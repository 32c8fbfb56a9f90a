import type { CurrencySum, CurrencySums } from '@tillview/data';
import { getDateEnvironment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';

/** Joins codes, such as "EUR and GBP". */
function joinCodes(sums: readonly CurrencySum[]): string {
  const codes = sums.map(({ code }) => code || __('another currency', 'tillview'));
  return new Intl.ListFormat(getDateEnvironment().locale).format([...new Set(codes)]);
}

type Formats = Pick<ReportContext, 'formatDecimal'>;

/** The share of sales in percent, of which a part is never 0. */
function formatShare(sums: readonly CurrencySum[], total: number, { formatDecimal }: Formats) {
  const share = (100 * sums.reduce((sum, each) => sum + each.total_sales, 0)) / total;
  return share < 1 ? formatDecimal(Math.max(0.1, share), 1) : formatDecimal(share, 0);
}

/** What a sum of several currencies is made of, in sentences; empty if nothing is added without conversion. */
export function describeAdded(
  { currencies, total_sales: total }: CurrencySums,
  formats: Formats,
): string {
  const part = (as: CurrencySum['as']) =>
    total > 0 ? currencies.filter((each) => each.as === as && each.total_sales !== 0) : [];
  const [added, unknown] = [part('own'), part('unknown')];
  return [
    added.length > 0 &&
      sprintf(
        /* translators: 1: a number, in percent. 2: codes of currencies, such as "EUR and GBP". */
        __('%1$s%% of these sales are in %2$s and are added without conversion.', 'tillview'),
        formatShare(added, total, formats),
        joinCodes(added),
      ),
    unknown.length > 0 &&
      sprintf(
        /* translators: 1: a number, in percent. 2: codes of currencies, such as "EUR and GBP". */
        __(
          '%1$s%% of these sales are in %2$s and are stored with other amounts, by a rate that their orders do not have.',
          'tillview',
        ),
        formatShare(unknown, total, formats),
        joinCodes(unknown),
      ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** By what amounts are converted; empty if none is. */
export function describeConverted({ currencies }: CurrencySums): string {
  const converted = currencies.filter(({ as }) => as === 'converted');
  if (converted.length === 0) return '';
  return sprintf(
    /* translators: %s: codes of currencies, such as "EUR and GBP". */
    __('Amounts in %s are converted by the orders’ own rates.', 'tillview'),
    joinCodes(converted),
  );
}
