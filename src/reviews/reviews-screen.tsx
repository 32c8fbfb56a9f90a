import { AvatarsContext } from '@tillview/components';
import { reviewsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useHost } from '../host/host-context.ts';
import { ScreenPart, useStores } from '../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { ReviewsPage } from './reviews-page.tsx';
import './reviews.css';

/** The screen for moderating product reviews. */
export function Screen({ onError }: ScreenProps) {
  useStores([reviewsStore]);
  const { avatars } = useHost();
  return (
    <AvatarsContext.Provider value={avatars}>
      <ScreenPart name={__('Reviews', 'tillview')} onError={onError}>
        <ReviewsPage />
      </ScreenPart>
    </AvatarsContext.Provider>
  );
}
