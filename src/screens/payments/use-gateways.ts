import { decodeEntities, paymentGatewaysStore, type PaymentGateway } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useChanges, type Change, type Changes } from '../../shell/parts/use-changes.ts';

type Fields = Pick<PaymentGateway, 'enabled'>;

/** The payment gateways and their changes. */
export type Gateways = {
  /** In the order of the checkout, with the changes that are being saved. */
  gateways: readonly PaymentGateway[];
  /** Whether they are loaded. */
  isKnown: boolean;
  /** Why they could not be loaded; otherwise false. */
  error: Error | false;
  onRetry: () => void;
  changes: Changes<Fields>;
  /** Enables or disables a gateway. */
  onToggle: (gateway: PaymentGateway) => void;
};

/** Returns the name of a gateway, here and in the admin. Customers may see another title. */
export function getGatewayName({ method_title, title, id }: PaymentGateway): string {
  return decodeEntities(method_title || title || id);
}

/** Loads the payment gateways, and enables or disables them. Each change is one request. */
export function useGateways(): Gateways {
  const registry = useRegistry();
  const changes = useChanges<Fields>();
  const { known, isFinished, error } = useSelect((select) => {
    const store = select(paymentGatewaysStore);
    return {
      known: store.getPaymentGateways(),
      isFinished: store.hasFinishedResolution('getPaymentGateways', []),
      error: store.getPaymentGatewayError('getPaymentGateways'),
    };
  }, []);
  const act = registry.dispatch(paymentGatewaysStore);

  const toChange = (gateway: PaymentGateway, enabled: boolean): Change<Fields> => {
    const name = getGatewayName(gateway);
    /* translators: %s: name of a payment gateway. */
    const failure = enabled
      ? __('%s could not be enabled.', 'tillview')
      : __('%s could not be disabled.', 'tillview');
    return {
      ids: [gateway.id],
      fields: { enabled },
      save: () => act.updatePaymentGateway(gateway.id, { enabled }),
      failure: sprintf(failure, name),
    };
  };
  return {
    gateways: known.map((gateway) => ({ ...gateway, ...changes.getFields(gateway.id) })),
    isKnown: known.length > 0 || (isFinished && !error),
    error,
    onRetry: () => void act.invalidateResolution('getPaymentGateways', []),
    changes,
    onToggle: (gateway) => {
      const name = getGatewayName(gateway);
      changes.run({
        ...toChange(gateway, !gateway.enabled),
        done: gateway.enabled
          ? /* translators: %s: name of a payment gateway. */
            sprintf(__('%s disabled.', 'tillview'), name)
          : /* translators: %s: name of a payment gateway. */
            sprintf(__('%s enabled.', 'tillview'), name),
        undo: toChange(gateway, gateway.enabled),
      });
    },
  };
}
