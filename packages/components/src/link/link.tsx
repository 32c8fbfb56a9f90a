import { getHistory } from '@tillview/navigation';
import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';

/** Where a link leads: inside this app, elsewhere in the admin, or out of it (spec §3, hrefType). */
export type LinkType = 'wc-admin' | 'wp-admin' | 'external';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'type'> & {
  href: string;
  type?: LinkType;
  /** Called on a click; returning false keeps the link from leading anywhere. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => unknown;
};

/** Whether a click means to go there, and not to open another tab or window (spec §2). */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  return event.button === 0 && !isModified;
}

/**
 * An anchor. Inside the app a plain click changes the address without loading the page again; with ctrl,
 * meta, alt or shift held, with another button or another target, the browser does what it always does (spec §2).
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, type = 'wc-admin', onClick, className = '', children, ...rest },
  ref,
) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onClick?.(event) === false) {
      event.preventDefault();
      return;
    }
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (type !== 'wc-admin' || event.defaultPrevented || isElsewhere) return;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    getHistory().push(href);
  };
  return (
    <a
      {...rest}
      ref={ref}
      className={`tillview-link ${className}`.trimEnd()}
      href={href}
      data-link-type={type}
      onClick={follow}
    >
      {children}
    </a>
  );
});
