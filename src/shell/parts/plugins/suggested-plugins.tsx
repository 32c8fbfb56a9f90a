import { Notice, Plugins } from '@tillview/components';
import { getPluginName } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';
import { PluginChoice } from './plugin-choice.tsx';
import type { Suggestion } from './suggestions.ts';
import { useIsInstalling, type SitePlugins } from './use-plugins.ts';

type Props = {
  suggestions: readonly Suggestion[];
  plugins: SitePlugins;
  /** Whether the user can install extensions. */
  canInstall?: boolean;
  /** A message below the list that explains why some suggestions are missing. */
  children?: ReactNode;
};

/** Suggested extensions to select, and the installer of the selected ones. */
export function SuggestedPlugins({ suggestions, plugins, canInstall, children }: Props) {
  const isInstalling = useIsInstalling();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [installed, setInstalled] = useState<readonly string[]>([]);
  return (
    <>
      <PluginChoice
        suggestions={suggestions}
        getState={plugins.getState}
        chosen={chosen}
        onChange={setChosen}
        isDisabled={isInstalling}
        canInstall={canInstall ?? true}
      />
      {children && <div className="tillview-plugin-list__part">{children}</div>}
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
        <div className="tillview-plugin-list__part">
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
    </>
  );
}
