import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { getLazyParts, loadLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import type { PopoverProps } from './popover-props.ts';

/** Loaded when the first popover is opened, unless it was loaded before. */
const LazyPopover = lazyWithRetry<PopoverProps>(
  async () => ({ default: (await loadLazyParts()).PopoverLayer }),
  {
    placeholder: () => null,
    failure: () =>
      __('This could not be opened, because a part of the page could not be loaded.', 'tillview'),
  },
);

/**
 * A floating element at its anchor that stays inside the viewport and closes on Escape (only the topmost one) or on a
 * pointer press outside. It keeps its position in the DOM, so that reading order, text direction and tab order are
 * natural.
 */
export function Popover(props: PopoverProps) {
  const [Layer] = useState(() => getLazyParts()?.PopoverLayer ?? LazyPopover);
  return <Layer {...props} />;
}
