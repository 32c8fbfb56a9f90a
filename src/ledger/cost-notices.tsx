import { Card, Notice } from '@tillview/components';
import { __ } from '@wordpress/i18n';

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
