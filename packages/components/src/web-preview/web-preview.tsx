import { __ } from '@wordpress/i18n';
import { useState, type ReactNode } from 'react';
import { getSafeFrameUrl } from '../safe-url/index.ts';
import { Spinner } from '../spinner/index.ts';
import './web-preview.css';

export type WebPreviewProps = {
  /** URL of the page; only http, https and relative URLs are shown. */
  src?: string | null | undefined;
  /** Accessible name of the frame. */
  title?: string | null | undefined;
  /** Shown until the frame has loaded; a spinner unless given. */
  loadingContent?: ReactNode;
  /** Called when the frame has loaded. */
  onLoad?: () => void;
  className?: string;
};

/**
 * Another page in a frame, in a loading state until the frame has loaded (R2.39). The frame may run scripts, but has an
 * origin of its own, and cannot navigate this page, open windows or send forms.
 */
export function WebPreview({
  src,
  title,
  loadingContent = <Spinner />,
  onLoad,
  className = '',
}: WebPreviewProps) {
  // Stored with its URL, so that another page is loading again.
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
