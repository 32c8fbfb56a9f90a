import { ReportError, useAsync } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import type { Screen } from '../screens.ts';
import { ScreenPart } from './parts/screen-part.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import type { ScreenProps, ScreenViews } from './screen-view.ts';

type Props = ScreenProps & { screen: Screen; views: ScreenViews };

/** Loads the code of a screen when it is first opened, with Retry when loading fails. */
export function ScreenLoader({ screen, views, onError }: Props) {
  const loaded = views.get(screen);
  const load = useCallback(() => views.load(screen), [views, screen]);
  const loading = useAsync(loaded ? undefined : load);
  if (!loaded && loading.state === 'failed') {
    return (
      <ReportError
        title={__('This page could not be loaded', 'tillview')}
        message={__(
          'The connection may be lost, or a new version was installed. Try again. If that does not help, reload the page.',
          'tillview',
        )}
        onRetry={loading.retry}
      />
    );
  }
  if (!loaded) return <ScreenPlaceholder />;
  const { View, stores } = loaded;
  const view = <View onError={onError} />;
  if (!stores) return view;
  return (
    <ScreenPart name={screen.title()} stores={stores} onError={onError}>
      {view}
    </ScreenPart>
  );
}
