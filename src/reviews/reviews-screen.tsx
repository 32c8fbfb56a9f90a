import { AvatarsContext, FocusFallback } from '@tillview/components';
import { ensureStores, reviewsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useHost } from '../host/host-context.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { ReviewsPage } from './reviews-page.tsx';
import './reviews.css';

/** The reviews of products, and their moderation. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [reviewsStore]));
  const { avatars } = useHost();
  return (
    <AvatarsContext.Provider value={avatars}>
      <FocusFallback>
        <ErrorBoundary name={__('Reviews', 'tillview')} resetKey="" onError={onError}>
          <ReviewsPage />
        </ErrorBoundary>
      </FocusFallback>
    </AvatarsContext.Provider>
  );
}
