import { __, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icons/icons.tsx';
import type { PageAction } from './page-action.ts';

type PageArrowsProps = {
  page: number;
  pageCount: number;
  /** Whether there may be more pages than `pageCount`. */
  isTotalUnknown: boolean;
  showLabel: boolean;
  onStep: (page: number, action: PageAction) => void;
};

/** The buttons for the previous and the next page, with the current page between them. */
export function PageArrows(props: PageArrowsProps) {
  const { page, pageCount, isTotalUnknown, showLabel, onStep } = props;
  const previous = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const next = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const isFirst = page <= 1;
  const isLast = page >= pageCount;

  // On the first or last page the pressed button is disabled and would lose the focus, so the opposite button gets it.
  useLayoutEffect(() => {
    const active = next.current?.ownerDocument.activeElement;
    if (isLast && active === next.current) previous.current?.focus();
    if (isFirst && active === previous.current) next.current?.focus();
  }, [isFirst, isLast]);

  return (
    <div className="tillview-pagination__arrows">
      <Button
        ref={previous}
        variant="quiet"
        isIcon
        isSmall
        disabled={isFirst}
        aria-label={__('Previous page', 'tillview')}
        onClick={() => onStep(page - 1, 'previous')}
      >
        <ChevronStartIcon />
      </Button>
      {showLabel && (
        <span className="tillview-pagination__label" role="status" aria-live="polite">
          {isTotalUnknown
            ? /* translators: %d: the number of the page that is shown. */
              sprintf(__('Page %d', 'tillview'), page)
            : sprintf(
                /* translators: 1: the number of the page that is shown, 2: how many pages there are. */
                __('Page %1$d of %2$d', 'tillview'),
                page,
                pageCount,
              )}
        </span>
      )}
      <Button
        ref={next}
        variant="quiet"
        isIcon
        isSmall
        disabled={isLast}
        aria-label={__('Next page', 'tillview')}
        onClick={() => onStep(page + 1, 'next')}
      >
        <ChevronEndIcon />
      </Button>
    </div>
  );
}
