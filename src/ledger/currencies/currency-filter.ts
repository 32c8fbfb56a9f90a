import type { ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { CURRENCY_PARAM } from '../../shell/explorer-terms.ts';

/** The picker's value for all orders. */
const ALL = 'all';

/** The currency in the URL, of those that orders have; undefined for all. */
export const getSelectedCurrency = (query: Query, codes: readonly string[]): string | undefined =>
  codes.find((code) => code !== '' && code === getQueryText(query, CURRENCY_PARAM));

/** A title with the currency whose orders are counted. */
export const addCurrency = (
  title: string,
  { selected }: { readonly selected: string | undefined },
): string => (selected === undefined ? title : `${title} · ${selected}`);

/** The picker of the currency whose orders are counted; none in a shop of one. `kept`: the parameters that a choice keeps. */
export const getCurrencyPickers = (
  codes: readonly string[],
  kept: readonly string[],
): ReturnType<NonNullable<ReportSource['filters']>> =>
  codes.length < 2
    ? []
    : [
        {
          label: __('Currency:', 'tillview'),
          param: CURRENCY_PARAM,
          defaultValue: ALL,
          staticParams: [...kept],
          filters: [
            { value: ALL, label: __('All currencies', 'tillview') },
            ...codes.filter(Boolean).map((code) => ({ value: code, label: code })),
          ],
        },
      ];
