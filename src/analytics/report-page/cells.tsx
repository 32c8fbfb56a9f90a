import { Link } from '@tillview/components';
import type { ReactNode } from 'react';

type LinkProps = {
  /** Undefined where there is no such page: the text stands alone then. */
  href: string | undefined;
  children: ReactNode;
};

/** A link to another screen of the app, as `ReportContext.screenHref` gives it. */
export function ScreenLink({ href, children }: LinkProps) {
  return href === undefined ? <>{children}</> : <Link href={href}>{children}</Link>;
}

/** A link to a page of the admin, as `ReportContext.adminHref` gives it; plain text where the host has none. */
export function AdminLink({ href, children }: LinkProps) {
  return href === undefined ? (
    <>{children}</>
  ) : (
    <Link href={href} type="wp-admin">
      {children}
    </Link>
  );
}
