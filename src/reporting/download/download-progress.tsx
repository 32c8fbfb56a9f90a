import { Button, VisuallyHidden } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import type { DownloadProgress as Progress } from './download.ts';

type Props = {
  progress: Progress;
  onCancel: () => void;
};

/** The screen reader text changes only at each quarter: an announcement for every page would be too frequent. */
function describeQuarter({ read, pages }: Progress): string {
  const quarter = pages > 0 ? Math.floor((read / pages) * 4) * 25 : 0;
  /* translators: %s: how much of a download is done, such as 25%. */
  return sprintf(__('Download: %s', 'tillview'), `${quarter}%`);
}

/** The progress of the download of all pages, with a Cancel button. */
export function DownloadProgress({ progress, onCancel }: Props) {
  const { read, pages } = progress;
  const label = __('Loading all pages', 'tillview');
  return (
    <div className="tillview-report__progress" role="group" aria-label={label}>
      <span role="status">
        <VisuallyHidden>{describeQuarter(progress)}</VisuallyHidden>
      </span>
      <progress aria-label={label} max={pages || 1} value={pages > 0 ? read : undefined} />
      <span className="tillview-report__progress-text">
        {pages > 0
          ? sprintf(
              /* translators: 1: number of pages that were read, 2: how many there are. */
              __('Page %1$d of %2$d', 'tillview'),
              read,
              pages,
            )
          : label}
      </span>
      <Button variant="link" onClick={onCancel}>
        {__('Cancel', 'tillview')}
      </Button>
    </div>
  );
}
