import { CheckboxControl } from '@tillview/components';
import type { PluginInstallState } from '@tillview/data';
import { List } from '../list.tsx';
import { PluginRow } from './plugin-row.tsx';
import type { Suggestion } from './suggestions.ts';
import './plugin-list.css';

type Props = {
  suggestions: readonly Suggestion[];
  getState: (slug: string) => PluginInstallState;
  /** The slugs of the selected extensions. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Whether the selection cannot be changed now. */
  isDisabled: boolean;
  /** Whether the user can install extensions; otherwise nothing can be selected. */
  canInstall?: boolean;
};

/** Suggested extensions as checkboxes; active ones only show their name. */
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
