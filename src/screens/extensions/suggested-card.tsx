import { Card } from '@tillview/components';
import { isNotFound, pluginsStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { RequestError } from '../../shell/request-error.tsx';
import { ListLoading } from '../../shell/parts/list.tsx';
import { SuggestedPlugins } from '../../shell/parts/plugins/suggested-plugins.tsx';
import { getSuggestions } from '../../shell/parts/plugins/suggestions.ts';
import { useCanInstall } from '../../shell/parts/plugins/use-can-install.ts';
import type { SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';

const PAYMENTS = 'payments';

/**
 * The suggested extensions to select, and the installer for the selected ones. A store that offers no recommendations of
 * payment extensions has only the others.
 */
export function SuggestedCard({ plugins }: { plugins: SitePlugins }) {
  const registry = useRegistry();
  const canInstall = useCanInstall();
  const { recommended, error } = useSelect((select) => {
    const store = select(pluginsStore);
    return {
      recommended: store.getRecommendedPlugins(PAYMENTS),
      error: store.getPluginsError('getRecommendedPlugins', PAYMENTS),
    };
  }, []);
  return (
    <Card
      title={__('Suggested extensions', 'tillview')}
      description={
        canInstall
          ? __('Choose what to add to your store.', 'tillview')
          : __(
              'You do not have permission to install extensions. Ask an administrator for access.',
              'tillview',
            )
      }
      isFlush
    >
      {plugins.isKnown ? (
        <SuggestedPlugins
          suggestions={getSuggestions(recommended ?? [])}
          plugins={plugins}
          canInstall={canInstall}
        >
          {error && !isNotFound(error) && (
            <RequestError
              error={error}
              subject={__('the recommended payment extensions', 'tillview')}
              onRetry={() =>
                void registry
                  .dispatch(pluginsStore)
                  .invalidateResolution('getRecommendedPlugins', [PAYMENTS])
              }
              isInline
            />
          )}
        </SuggestedPlugins>
      ) : (
        <ListLoading label={__('Loading extensions…', 'tillview')} lines={5} height="60px" />
      )}
    </Card>
  );
}
