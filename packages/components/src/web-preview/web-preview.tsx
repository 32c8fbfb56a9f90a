import { __ } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';
import { getSafeFrameUrl } from '../safe-url/get-safe-url.ts';
import { Spinner } from '../spinner/spinner.tsx';
import './web-preview.css';

export type WebPreviewProps = {
  /** URL of the page. Only http, https and relative URLs are allowed. */
  src?: string | null | undefined;
  /** Accessible name of the frame. */
  title?: string | null | undefined;
  /** Shown until the frame has loaded; a spinner by default. */
  loadingContent?: ReactNode;
  /** Called when the frame has loaded. */
  onLoad?: () => void;
  className?: string;
};

/**
 * Shows another page in a frame, with a loading state until the frame has loaded (R2.39). The frame is sandboxed: it
 * can run scripts, but has an opaque origin and cannot navigate this page, open windows or submit forms.
 */
export function WebPreview({
  src,
  title,
  loadingContent = <Spinner />,
  onLoad,
  className = '',
}: WebPreviewProps) {
  // Stored with its URL, so that another URL shows the loading state again.
  const [loaded, setLoaded] = useState<string>();
  const url = getSafeFrameUrl(src);
  const isLoading = url !== undefined && loaded !== url;
  const classes = `tillview-web-preview${isLoading ? ' is-loading' : ''} ${className}`.trimEnd();
  if (url === undefined)
    return (
      <div className={classes}>
        <p className="tillview-web-preview__message">
          {__('This page cannot be previewed.', 'tillview')}
        </p>
      </div>
    );
  return (
    <div className={classes} aria-busy={isLoading}>
      {isLoading && <div className="tillview-web-preview__message">{loadingContent}</div>}
      <iframe
        key={url}
        className="tillview-web-preview__frame"
        src={url}
        title={title || __('Preview', 'tillview')}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => {
          setLoaded(url);
          onLoad?.();
        }}
      />
    </div>
  );
}
