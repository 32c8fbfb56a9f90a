import { getReportErrorKind, Link, Placeholder, Status, WebPreview } from '@tillview/components';
import { onboardingStore, toPlainText, type SiteTheme } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { getAdminHref } from '../../host/admin-href.ts';
import { useHost } from '../../host/host-context.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { getPreviewUrl } from './theme-preview.ts';

type Props = {
  /** The question of the step. */
  question: string;
  /** The selected theme; empty if none is selected. */
  value: string;
  onChange: (theme: string) => void;
};

const getName = ({ name, stylesheet }: SiteTheme) =>
  toPlainText(name?.rendered ?? name?.raw ?? '') || stylesheet;

/** A list of themes to select from, with a preview of the store. */
export function ThemeStep({ question, value, onChange }: Props) {
  const registry = useRegistry();
  const host = useHost();
  const id = useId();
  const { themes, isKnown, error } = useSelect((select) => {
    const store = select(onboardingStore);
    return {
      themes: store.getThemes(),
      isKnown: store.hasFinishedResolution('getThemes', []),
      error: store.getOnboardingError('getThemes'),
    };
  }, []);
  const selected = themes.find(({ stylesheet }) => stylesheet === value);
  const preview = selected && getPreviewUrl(host, selected.stylesheet);
  // In this case the user cannot open the themes page either.
  const isForbidden = error !== false && getReportErrorKind(error) === 'forbidden';
  const themesPage = isForbidden ? undefined : getAdminHref(host, 'themes', '');
  return (
    <>
      {themes.length === 0 && !isKnown && !error && (
        <div aria-busy="true">
          <p className="tillview-visually-hidden" role="status">
            {__('Loading themes…', 'tillview')}
          </p>
          <Placeholder height="72px" />
        </div>
      )}
      {themes.length > 0 && (
        <fieldset className="tillview-setup__field">
          <legend className="tillview-visually-hidden">{question}</legend>
          <div className="tillview-setup__choices">
            {themes.map((theme) => (
              <label key={theme.stylesheet} className="tillview-setup__radio">
                <input
                  type="radio"
                  name={id}
                  checked={theme.stylesheet === value}
                  onChange={() => onChange(theme.stylesheet)}
                />
                {getName(theme)}
                {theme.status === 'active' && (
                  <Status tone="done">{_x('Active', 'theme', 'tillview')}</Status>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {isKnown && !error && themes.length === 0 && (
        <p className="tillview-screen-page__sentence">
          {__('No themes are installed.', 'tillview')}
        </p>
      )}
      {error && (
        <RequestError
          error={error}
          subject={__('the themes', 'tillview')}
          onRetry={() =>
            void registry.dispatch(onboardingStore).invalidateResolution('getThemes', [])
          }
          isInline
        />
      )}
      {selected && preview === undefined && (
        <p className="tillview-screen-page__sentence">
          {__('Open this page in WordPress to see a preview of the theme.', 'tillview')}
        </p>
      )}
      {selected && preview !== undefined && (
        <WebPreview
          src={preview}
          title={sprintf(
            /* translators: %s: name of a theme. */
            __('Preview of %s', 'tillview'),
            getName(selected),
          )}
        />
      )}
      <p className="tillview-screen-page__sentence">
        {__('Your answer does not change the theme of the store.', 'tillview')}{' '}
        {themesPage !== undefined && (
          <Link href={themesPage} type="wp-admin">
            {__('Activate a theme in the admin', 'tillview')}
          </Link>
        )}
      </p>
    </>
  );
}
