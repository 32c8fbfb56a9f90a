import { getHistory } from '@tillview/navigation';
import { forwardRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { getSafeHref } from '../safe-url/get-safe-url.ts';

/** The target of a link: this app, another admin page, or another site (R3.46). */
export type LinkType = 'wc-admin' | 'wp-admin' | 'external';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'type'> & {
  /** The URL; with an unsafe scheme, such as `javascript:`, the link is plain text. */
  href: string;
  /** The kind of target; this app by default. */
  type?: LinkType;
  /** Called on a click; return false to prevent the navigation. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => unknown;
};

/** Whether a click navigates in the same tab: the main button without modifier keys (R2.23). */
export function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  return event.button === 0 && !isModified;
}

/**
 * A link. In the app, a plain click changes the URL without loading a page. With modifier keys, another mouse button or
 * another target, the link has the browser's default behaviour (R2.23).
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, type = 'wc-admin', onClick, className = '', children, ...rest },
  ref,
) {
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onClick?.(event) === false) {
      event.preventDefault();
      return;
    }
    const hasOtherTarget = rest.target !== undefined && rest.target !== '_self';
    if (type !== 'wc-admin' || event.defaultPrevented || hasOtherTarget) return;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    getHistory().push(href);
  };
  if (getSafeHref(href) === undefined) return <span className={className}>{children}</span>;
  return (
    <a
      {...rest}
      ref={ref}
      className={`tillview-link ${className}`.trimEnd()}
      href={href}
      data-link-type={type}
      onClick={onLinkClick}
    >
      {children}
    </a>
  );
});
