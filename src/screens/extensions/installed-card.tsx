import { Button, Card } from '@tillview/components';
import { pluginsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { ChangeNotices } from '../../shell/parts/change-notices.tsx';
import { List, ListStatus } from '../../shell/parts/list.tsx';
import { useChanges } from '../../shell/parts/use-changes.ts';
import { PluginRow } from '../../shell/parts/plugins/plugin-row.tsx';
import { useCanInstall } from '../../shell/parts/plugins/use-can-install.ts';
import { usePluginNames } from './use-plugin-names.ts';
import type { SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';

type Activating = { isActivating: true };

/** The installed extensions, with a button to activate inactive ones. Renders nothing if there are none. */
export function InstalledCard({ plugins }: { plugins: SitePlugins }) {
  const { slugs, getState, isKnown, error, onRetry } = plugins;
  const { activatePlugins } = useRegistry().dispatch(pluginsStore);
  const getName = usePluginNames(slugs);
  const canInstall = useCanInstall();
  const changes = useChanges<Activating>();
  const activate = (slug: string, name: string) =>
    changes.run({
      ids: [slug],
      fields: { isActivating: true },
      save: () => activatePlugins([slug]),
      /* translators: %s: name of an extension. */
      failure: sprintf(__('“Activate” failed for %s.', 'tillview'), name),
      /* translators: %s: name of an extension. */
      done: sprintf(__('%s is active.', 'tillview'), name),
    });
  if (isKnown && !error && slugs.length === 0) return null;
  return (
    <Card title={__('Installed extensions', 'tillview')} isFlush>
      <ChangeNotices changes={changes} />
      {isKnown && (
        <List>
          {slugs.map((slug) => {
            const name = getName(slug);
            const isActivating = changes.getFields(slug) !== undefined;
            const state = getState(slug);
            return (
              <PluginRow
                key={slug}
                slug={slug}
                state={state}
                action={
                  state === 'installed' &&
                  canInstall && (
                    <Button
                      isSmall
                      isBusy={isActivating}
                      aria-disabled={isActivating || undefined}
                      /* translators: %s: name of an extension. */
                      aria-label={sprintf(__('Activate: %s', 'tillview'), name)}
                      onClick={() => activate(slug, name)}
                    >
                      {__('Activate', 'tillview')}
                    </Button>
                  )
                }
              >
                {name}
              </PluginRow>
            );
          })}
        </List>
      )}
      <ListStatus
        isKnown={isKnown}
        error={error}
        label={__('Loading extensions…', 'tillview')}
        lines={3}
        height="45px"
        subject={__('the extensions', 'tillview')}
        onRetry={onRetry}
      />
    </Card>
  );
}
