import { Card, CheckboxControl, Notice, Plugins } from '@tillview/components';
import { getPluginName, pluginsStore } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { List } from '../shell/parts/list.tsx';
import { PartError } from '../shell/parts/part-error.tsx';
import { PluginRow } from './plugin-row.tsx';
import { getSuggestions } from './suggestions.ts';
import type { SitePlugins } from './use-plugins.ts';

const PAYMENTS = 'payments';

/** The suggested extensions to choose from, and the installer for the chosen ones. */
export function SuggestedCard({ plugins: { getState } }: { plugins: SitePlugins }) {
  const registry = useRegistry();
  const { recommended, error, isInstalling } = useSelect((select) => {
    const store = select(pluginsStore);
    return {
      recommended: store.getRecommendedPlugins(PAYMENTS),
      error: store.getPluginsError('getRecommendedPlugins', PAYMENTS),
      isInstalling:
        store.isPluginsRequesting('installPlugins') || store.isPluginsRequesting('activatePlugins'),
    };
  }, []);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [installed, setInstalled] = useState<readonly string[]>([]);
  const choose = (slug: string, isChosen: boolean) =>
    setChosen((all) => (isChosen ? [...all, slug] : all.filter((each) => each !== slug)));
  return (
    <Card
      title={__('Suggested extensions', 'tillview')}
      description={__('Choose what to add to your store.', 'tillview')}
      isFlush
    >
      <List>
        {getSuggestions(recommended ?? []).map(({ slug, name, description }) => {
          const state = getState(slug);
          return (
            <PluginRow key={slug} slug={slug} state={state}>
              {state === 'activated' ? (
                name
              ) : (
                <CheckboxControl
                  label={name}
                  help={description}
                  checked={chosen.includes(slug)}
                  disabled={isInstalling}
                  onChange={(isChosen) => choose(slug, isChosen)}
                />
              )}
            </PluginRow>
          );
        })}
      </List>
      {error && (
        <div className="tillview-extensions__part">
          <PartError
            error={error}
            title={__('The recommended payment extensions could not be loaded.', 'tillview')}
            unavailable={__('This store does not recommend payment extensions.', 'tillview')}
            forbidden={__(
              'You do not have permission to see recommended payment extensions. An administrator can give it to your account.',
              'tillview',
            )}
            onRetry={() =>
              void registry
                .dispatch(pluginsStore)
                .invalidateResolution('getRecommendedPlugins', [PAYMENTS])
            }
            isInline
          />
        </div>
      )}
      {installed.length > 0 && (
        <Notice status="success" onRemove={() => setInstalled([])}>
          {sprintf(
            /* translators: %s: names of plugins. */
            __('Installed and activated: %s', 'tillview'),
            installed.map(getPluginName).join(', '),
          )}
        </Notice>
      )}
      {chosen.length > 0 && (
        <div className="tillview-extensions__part">
          <Plugins
            pluginSlugs={chosen}
            onComplete={(activated) => {
              setChosen([]);
              setInstalled(activated);
            }}
            onSkip={() => setChosen([])}
          />
        </div>
      )}
    </Card>
  );
}
