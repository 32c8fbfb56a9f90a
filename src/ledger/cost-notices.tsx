import { Card, Notice } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useHost } from '../host/host-context.ts';
import type { Currencies } from './currencies/use-currencies.ts';

/** Says that the user may not read what orders cost. */
export function ForbiddenCosts() {
  return (
    <Notice status="warning">
      {__(
        'Costs and fees are in the orders themselves, which your account may not see. An administrator can open this screen; with Tillview’s plugin in the store, you can.',
        'tillview',
      )}
    </Notice>
  );
}

/** Says what the profit of orders in another currency lacks. */
export function CostCurrency({ currencies: { selected } }: { currencies: Currencies }) {
  const { code } = useHost().currency;
  if (selected === undefined || selected === code) return null;
  return (
    <p className="tillview-report__notice" role="note">
      {sprintf(
        /* translators: 1: the code of a currency. 2: the code of the currency of the store. */
        __(
          'Costs of goods and own costs are in %2$s. They are not converted, so the cost of sales in %1$s is not known here.',
          'tillview',
        ),
        selected,
        code,
      )}
    </p>
  );
}

/** Says how to enter costs, in a shop without any. */
export function NoCosts() {
  return (
    <Card title={__('No costs in this shop yet', 'tillview')}>
      <p>
        {__(
          'Profit needs what your products cost. Turn on “Cost of Goods Sold” in WooCommerce 10.3 or later (WooCommerce, Settings, Advanced, Features), and enter the cost of each product. New orders then have it. Costs of the plugins “Cost of Goods” by SkyVerge and by WPFactory are read too.',
          'tillview',
        )}
      </p>
    </Card>
  );
}
