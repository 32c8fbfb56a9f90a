import { __ } from '@wordpress/i18n';
import { FiguresPlaceholder } from './figures-placeholder.tsx';

/** A placeholder with the layout of a screen while its code is loading, to avoid layout shifts. */
export function ScreenPlaceholder() {
  return (
    <div className="tillview-shell__placeholder" aria-busy="true">
      <p className="tillview-visually-hidden" role="status">
        {__('Your requested data is loading', 'tillview')}
      </p>
      <div className="tillview-shell__placeholder-header" />
      <div className="tillview-shell__placeholder-filters" />
      <div className="tillview-shell__placeholder-sentence">
        <div />
      </div>
      <FiguresPlaceholder />
    </div>
  );
}
