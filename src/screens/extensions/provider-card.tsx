import { Card, Placeholder } from '@tillview/components';
import { getPluginName, pluginsStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';

/** The slug of the payment provider's extension. */
export const PROVIDER_PLUGIN = 'woocommerce-paypal-payments';

/** Shows whether the payment provider can accept payments. Only if its extension is active. */
export function ProviderCard() {
  const registry = useRegistry();
  const { status, error } = useSelect((select) => {
    const { getPaypalOnboardingStatus, getPluginsError } = select(pluginsStore);
    return {
      status: getPaypalOnboardingStatus(),
      error: getPluginsError('getPaypalOnboardingStatus'),
    };
  }, []);
  const name = getPluginName(PROVIDER_PLUGIN);
  return (
    <Card title={__('Payment provider', 'tillview')}>
      {!status && !error && (
        <div aria-busy="true">
          <Placeholder height="20px" />
        </div>
      )}
      {status && (
        <p className="tillview-screen-page__sentence">
          {status.production.onboarded
            ? /* translators: %s: name of an extension. */
              sprintf(__('%s is set up and takes payments.', 'tillview'), name)
            : sprintf(
                /* translators: %s: name of an extension. */
                __('%s is not set up yet. Finish its set-up in the payment settings.', 'tillview'),
                name,
              )}
        </p>
      )}
      {error && (
        <RequestError
          error={error}
          subject={__('the status of the payment provider', 'tillview')}
          onRetry={() =>
            void registry
              .dispatch(pluginsStore)
              .invalidateResolution('getPaypalOnboardingStatus', [])
          }
          isInline
        />
      )}
    </Card>
  );
}
