import { CheckboxControl } from '@tillview/components';
import type { PluginInstallState } from '@tillview/data';
import { List } from '../list.tsx';
import { PluginRow } from './plugin-row.tsx';
import type { Suggestion } from './suggestions.ts';
import './plugin-list.css';

type Props = {
  suggestions: readonly Suggestion[];
  getState: (slug: string) => PluginInstallState;
  /** The slugs of the chosen ones. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Whether the choice cannot be changed now. */
  isDisabled: boolean;
  /** Whether the user may install extensions; without that there is nothing to choose. */
  canInstall?: boolean;
};

/** Suggested extensions to choose from; those that are active are only named. */
export function PluginChoice(props: Props) {
  const { suggestions, getState, chosen, onChange, isDisabled, canInstall = true } = props;
  return (
    <List>
      {suggestions.map(({ slug, name, description }) => {
        const state = getState(slug);
        const hasChoice = canInstall && state !== 'activated';
        return (
          <PluginRow key={slug} slug={slug} state={state}>
            {hasChoice ? (
              <CheckboxControl
                label={name}
                help={description}
                checked={chosen.includes(slug)}
                disabled={isDisabled}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, slug] : chosen.filter((each) => each !== slug))
                }
              />
            ) : (
              name
            )}
            {!canInstall && description && (
              <p className="tillview-plugin-list__description">{description}</p>
            )}
          </PluginRow>
        );
      })}
    </List>
  );
}
