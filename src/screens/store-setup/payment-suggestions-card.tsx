import { Card, Link } from '@tillview/components';
import { isNotFound, onboardingStore, type PaymentMethod } from '@tillview/data';
import { getNewPath } from '@tillview/navigation';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ListLoading } from '../../shell/parts/list.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { SuggestedPlugins } from '../../shell/parts/plugins/suggested-plugins.tsx';
import { toSuggestions } from '../../shell/parts/plugins/suggestions.ts';
import type { SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';
import { useCanInstall } from '../../shell/parts/plugins/use-can-install.ts';

/**
 * Returns the extensions of the suggested payment methods. Methods without an extension are listed on the screen of
 * payment gateways.
 */
function getExtensions(methods: readonly PaymentMethod[]) {
  return toSuggestions(
    methods.flatMap(({ plugins, is_visible, title, content }) => {
      const slug: unknown = Array.isArray(plugins) ? plugins[0] : undefined;
      if (is_visible === false || typeof slug !== 'string') return [];
      return [{ slug, ...(title && { title }), ...(content && { content }) }];
    }),
  );
}

/** Payment methods that the store suggests, with an installer. Renders nothing if it suggests none, or offers no suggestions. */
export function PaymentSuggestionsCard({ plugins }: { plugins: SitePlugins }) {
  const registry = useRegistry();
  const { methods, isKnown, error } = useSelect((select) => {
    const store = select(onboardingStore);
    return {
      methods: store.getPaymentGatewaySuggestions(),
      isKnown: store.hasFinishedResolution('getPaymentGatewaySuggestions', []),
      error: store.getOnboardingError('getPaymentGatewaySuggestions'),
    };
  }, []);
  const canInstall = useCanInstall();
  const suggestions = getExtensions(methods);
  if (isKnown && (!error || isNotFound(error)) && suggestions.length === 0) return null;
  return (
    <Card title={__('Suggested ways to pay', 'tillview')} isFlush>
      {!isKnown && !error && (
        <ListLoading label={__('Loading suggestions…', 'tillview')} lines={3} height="60px" />
      )}
      {suggestions.length > 0 && (
        <SuggestedPlugins
          suggestions={suggestions}
          plugins={plugins}
          canInstall={canInstall && plugins.isKnown && !plugins.error}
        />
      )}
      {error && (
        <div className="tillview-setup__part">
          <RequestError
            error={error}
            subject={__('the suggested ways to pay', 'tillview')}
            onRetry={() =>
              void registry
                .dispatch(onboardingStore)
                .invalidateResolution('getPaymentGatewaySuggestions', [])
            }
            isInline
          />
        </div>
      )}
      <p className="tillview-setup__part">
        <Link href={getNewPath({}, '/payments', {})}>
          {__('Enable or disable payment gateways', 'tillview')}
        </Link>
      </p>
    </Card>
  );
}
