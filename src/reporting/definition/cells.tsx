import { Link } from '@tillview/components';
import type { ReactNode } from 'react';

type LinkProps = {
  /** `undefined` if there is no such page: only the text is shown. */
  href: string | undefined;
  children: ReactNode;
};

type LabelledProps = LinkProps & {
  /** Its name, if the text does not say what it is for, such as "In stock: edit stock of Beanie". Contains the text. */
  label?: string | undefined;
};

/** A link to another screen of the app; `href` comes from `ReportContext.screenHref`. */
export function ScreenLink({ href, children, label }: LabelledProps) {
  return href === undefined ? (
    <>{children}</>
  ) : (
    <Link href={href} aria-label={label}>
      {children}
    </Link>
  );
}

/** A link to an admin page; `href` comes from `ReportContext.adminHref`. Plain text if the host has no such page. */
export function AdminLink({ href, children, label }: LabelledProps) {
  return href === undefined ? (
    <>{children}</>
  ) : (
    <Link href={href} type="wp-admin" aria-label={label}>
      {children}
    </Link>
  );
}
