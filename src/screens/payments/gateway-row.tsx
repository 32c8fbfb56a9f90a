import { Button, Link, Status } from '@tillview/components';
import { toPlainText, type PaymentGateway } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminHref } from '../../host/admin-href.ts';
import { useHost } from '../../host/host-context.ts';
import { ListRow, RowContent, RowTitle } from '../../shell/parts/list-row.tsx';
import { RichText } from '../../shell/parts/rich-text.tsx';
import { getGatewayName } from './use-gateways.ts';

type Props = {
  /** The gateway, with any change that is being saved. */
  gateway: PaymentGateway;
  onToggle: () => void;
};

/** A payment gateway: its state, and the controls to change it. */
export function GatewayRow({ gateway, onToggle }: Props) {
  const { id, enabled, needs_setup, method_description } = gateway;
  const name = getGatewayName(gateway);
  // Some titles contain images.
  const title = toPlainText(gateway.title);
  const settings = getAdminHref(useHost(), 'gateway', id);
  /* translators: %s: name of a payment gateway. */
  const action = enabled ? __('Disable %s', 'tillview') : __('Enable %s', 'tillview');
  return (
    <ListRow id={id} className="tillview-gateway" isWrapping>
      <RowContent className="tillview-gateway__content">
        <RowTitle className="tillview-gateway__name">
          {name}
          <Status tone={enabled ? 'done' : 'off'}>
            {enabled ? __('Enabled', 'tillview') : __('Disabled', 'tillview')}
          </Status>
          {needs_setup && <Status tone="warning">{__('Needs set-up', 'tillview')}</Status>}
        </RowTitle>
        {title && title !== name && (
          <p className="tillview-gateway__facts">
            {sprintf(
              /* translators: %s: title of a payment gateway at the checkout. */
              __('Customers see: %s', 'tillview'),
              title,
            )}
          </p>
        )}
        {method_description && (
          <RichText className="tillview-gateway__text" markup={method_description} />
        )}
      </RowContent>
      <div className="tillview-gateway__actions">
        {settings !== undefined && (
          <Link
            href={settings}
            type="wp-admin"
            aria-label={
              /* translators: %s: name of a payment gateway. */
              sprintf(__('Settings of %s', 'tillview'), name)
            }
          >
            {__('Settings', 'tillview')}
          </Link>
        )}
        <Button isSmall data-action="toggle" aria-label={sprintf(action, name)} onClick={onToggle}>
          {enabled ? __('Disable', 'tillview') : __('Enable', 'tillview')}
        </Button>
      </div>
    </ListRow>
  );
}
