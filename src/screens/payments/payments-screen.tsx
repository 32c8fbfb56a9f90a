import { Card, EmptyContent } from '@tillview/components';
import { paymentGatewaysStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ChangeNotices } from '../../shell/parts/change-notices.tsx';
import { List, ListStatus } from '../../shell/parts/list.tsx';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { GatewayRow } from './gateway-row.tsx';
import { useGateways } from './use-gateways.ts';
import './payments.css';

/** The data stores of the screen. */
export const stores = [paymentGatewaysStore];

/** The payment gateways of the store, or why there are none. */
export function Screen() {
  const { gateways, isKnown, error, onRetry, changes, onToggle } = useGateways();
  return (
    <ScreenPage title={__('Payments', 'tillview')}>
      <ChangeNotices changes={changes} />
      <Card isFlush>
        {isKnown && gateways.length === 0 && (
          <EmptyContent
            title={__('There are no payment gateways.', 'tillview')}
            message={__('Install an extension that takes payments to see it here.', 'tillview')}
          />
        )}
        {gateways.length > 0 && (
          <List>
            {gateways.map((gateway) => (
              <GatewayRow key={gateway.id} gateway={gateway} onToggle={() => onToggle(gateway)} />
            ))}
          </List>
        )}
        <ListStatus
          isKnown={isKnown}
          error={error}
          label={__('Loading payment gateways…', 'tillview')}
          lines={4}
          height="73px"
          subject={__('the payment gateways', 'tillview')}
          onRetry={onRetry}
        />
      </Card>
    </ScreenPage>
  );
}
