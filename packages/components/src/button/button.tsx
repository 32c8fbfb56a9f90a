import { forwardRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes } from 'react';
import { Spinner } from '../spinner/index.ts';

type OwnProps = {
  /** How loud it is: one primary per view, secondary by default, quiet for icons and links in rows. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** Sits in a row of text: 28 instead of 36 pixels high. */
  isSmall?: boolean;
  /** Holds an icon only, and so is square. */
  isIcon?: boolean;
  /** Its work is under way: a spinner stands before the label. */
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

/** A native button, or an anchor when it has an address, in the looks of the admin. */
export const Button = forwardRef<HTMLButtonElement & HTMLAnchorElement, ButtonProps>(
  function Button(props, ref) {
    const { variant: _variant, isSmall: _small, isIcon: _icon, isBusy, children, ...rest } = props;
    const content = (
      <>
        {isBusy && <Spinner size={14} />}
        {children}
      </>
    );
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
