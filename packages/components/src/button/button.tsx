import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from 'react';
import { getSafeHref } from '../safe-url/get-safe-url.ts';
import { Spinner } from '../spinner/spinner.tsx';

type OwnProps = {
  /** The visual emphasis: one primary per view, secondary by default, quiet for icons and links in rows. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** Whether it is 28 pixels high instead of 36, for use in rows of text. */
  isSmall?: boolean;
  /** Whether it contains only an icon and is square. */
  isIcon?: boolean;
  /** Whether its action is in progress; a spinner is shown before the label. */
  isBusy?: boolean;
};

export type ButtonProps = OwnProps &
  (
    | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>)
    | ({ href: string } & AnchorHTMLAttributes<HTMLAnchorElement>)
  );

function classes(props: ButtonProps): string {
  const { variant = 'secondary', isSmall, isIcon, isBusy, className } = props;
  return [
    'tillview-button',
    `is-${variant}`,
    isSmall && 'is-small',
    isIcon && 'is-icon',
    isBusy && 'is-busy',
    className,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A native button, or a link when it has an `href`, in the style of the WordPress admin. A link with an unsafe scheme,
 * such as `javascript:`, is rendered as plain text.
 */
export const Button = forwardRef<HTMLButtonElement & HTMLAnchorElement, ButtonProps>(
  function Button(props, ref) {
    const { variant: _variant, isSmall: _small, isIcon: _icon, isBusy, children, ...rest } = props;
    const content = (
      <>
        {isBusy && <Spinner size={14} />}
        {children}
      </>
    );
    if (rest.href !== undefined && getSafeHref(rest.href) === undefined)
      return <span className={rest.className}>{children}</span>;
    if (rest.href !== undefined)
      return (
        <a {...rest} ref={ref} className={classes(props)}>
          {content}
        </a>
      );
    return (
      <button
        type="button"
        {...rest}
        ref={ref}
        className={classes(props)}
        aria-busy={isBusy || undefined}
      >
        {content}
      </button>
    );
  },
);
