import type { ReportSource, TaxAddress, TaxBasis } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import type { DateType } from '../../host/host-config.ts';
import { nameDateType } from '../../reporting/request/describe-date-basis.ts';

/** The parameter of the day on which an order counts. */
const BASIS_PARAM = 'filter';

/** The days that can be selected: that of the shop's setting first. WooCommerce itself has the day paid by default. */
export function getBases(setting: DateType = 'date_paid'): readonly [TaxBasis, ...TaxBasis[]] {
  const others = (['date_created', 'date_paid'] as const).filter((basis) => basis !== setting);
  return [setting, ...others];
}

/** The day in the URL. */
export function getBasis(query: Query, setting: DateType | undefined): TaxBasis {
  const bases = getBases(setting);
  const named = getQueryText(query, BASIS_PARAM);
  return bases.find((basis) => basis === named) ?? bases[0];
}

/** The parameter of what is shown. */
const SHOW_PARAM = 'show';

/** Whether the URL selects what consumers have bought, by country of destination. */
export const showsDestinations = (query: Query): boolean =>
  getQueryText(query, SHOW_PARAM) === 'consumers';

/** Sentences that say which address decides the country; undefined: the user may not see the setting. */
export function describeTaxAddress(address: TaxAddress | undefined): string {
  switch (address) {
    case 'shipping':
      return __(
        'The country is that of the shipping address, from which this store calculates tax.',
        'tillview',
      );
    case 'billing':
      return __(
        'The country is that of the billing address, from which this store calculates tax.',
        'tillview',
      );
    case 'base':
      return __(
        'The country is that of the store itself, from whose address it calculates tax.',
        'tillview',
      );
    case undefined:
      return __('The country is that of the shipping address.', 'tillview');
  }
}

/** How range, basis, sort and page are read from the URL. Its rows come from the lines of orders. */
export const getSource = (
  setting: DateType | undefined,
  hasDestinations: boolean,
): ReportSource => ({
  hasRange: true,
  // The head of the file names the day itself: it may be another than that of the setting.
  stats: { endpoint: 'stock', takesFilters: false },
  rows: { from: 'list', endpoint: 'orders', key: ['key'] },
  sort: { orderby: 'country', order: 'asc' },
  sortKeys: ['country', 'amount', 'tax', 'orders'],
  filters: () => [
    {
      label: __('Orders count:', 'tillview'),
      param: BASIS_PARAM,
      filters: getBases(setting).map((basis, index) => ({
        value: index === 0 ? 'all' : basis,
        label:
          index === 0 && setting !== undefined
            ? /* translators: %s: a day on which orders count, such as "by day paid". */
              sprintf(__('%s (as Revenue)', 'tillview'), nameDateType(basis))
            : nameDateType(basis),
      })),
    },
    ...(hasDestinations
      ? [
          {
            label: __('Show:', 'tillview'),
            param: SHOW_PARAM,
            filters: [
              { value: 'all', label: __('Each rate and kind', 'tillview') },
              { value: 'consumers', label: __('Consumers by country of destination', 'tillview') },
            ],
          },
        ]
      : []),
  ],
});
