import { Card, EmptyContent, Placeholder } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { ChangeNotices } from '../shell/parts/change-notices.tsx';
import { PartError } from '../shell/parts/part-error.tsx';
import { ScreenHeader } from '../shell/parts/screen-header.tsx';
import { GatewayRow } from './gateway-row.tsx';
import { useGateways } from './use-gateways.ts';

/** Lines of the placeholder: the gateways of a new store. */
const PLACEHOLDER_LINES = ['a', 'b', 'c'];

/** The payment gateways of the store, or why there are none. */
export function PaymentsPage() {
  const { gateways, isKnown, error, onReadAgain, changes, onToggle } = useGateways();
  return (
    <div className="tillview-payments">
      <ScreenHeader title={__('Payments', 'tillview')} />
      <ChangeNotices changes={changes} />
      <Card isFlush>
        {!isKnown && !error && (
          <div className="tillview-payments__loading" aria-busy="true">
            <p className="tillview-visually-hidden" role="status">
              {__('Loading payment gateways…', 'tillview')}
            </p>
            {PLACEHOLDER_LINES.map((line) => (
              <Placeholder key={line} height="56px" />
            ))}
          </div>
        )}
        {isKnown && gateways.length === 0 && (
          <EmptyContent
            title={__('There are no payment gateways.', 'tillview')}
            message={__('Install an extension that takes payments to see it here.', 'tillview')}
          />
        )}
        {gateways.length > 0 && (
          <ul className="tillview-payments__list">
            {gateways.map((gateway) => (
              <GatewayRow key={gateway.id} gateway={gateway} onToggle={() => onToggle(gateway)} />
            ))}
          </ul>
        )}
        {error && (
          <PartError
            error={error}
            title={__('The payment gateways could not be loaded.', 'tillview')}
            unavailable={__('This store does not offer payment gateways.', 'tillview')}
            forbidden={__(
              'You do not have permission to see payment gateways. An administrator can give it to your account.',
              'tillview',
            )}
            onRetry={onReadAgain}
            isInline={isKnown}
          />
        )}
      </Card>
    </div>
  );
}
