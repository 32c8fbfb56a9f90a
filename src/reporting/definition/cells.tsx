import { Link } from '@tillview/components';
import type { ReactNode } from 'react';
import type { ReportContext } from './report-definition.ts';

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

type Screens = Pick<ReportContext, 'screenHref'>;

/** The URL of the orders with an item; `param` is the parameter of their filter, such as `product_includes`. */
export const getItemOrdersHref = ({ screenHref }: Screens, param: string, id: number) =>
  screenHref('/analytics/orders', { filter: 'advanced', [param]: String(id) });

/** The reports that can show a single item, with their parameter. */
const ITEM_REPORTS = {
  product: { path: '/analytics/products', param: 'products' },
  category: { path: '/analytics/categories', param: 'categories' },
  coupon: { path: '/analytics/coupons', param: 'coupons' },
  customer: { path: '/customers', param: 'customers' },
} as const;

type ItemLinkProps = {
  item: keyof typeof ITEM_REPORTS;
  id: number | string;
  context: Screens;
  children: ReactNode;
};

/** A link to the report of a single item. */
export function ItemLink({ item, id, context, children }: ItemLinkProps) {
  const { path, param } = ITEM_REPORTS[item];
  const href = context.screenHref(path, { filter: `single_${item}`, [param]: String(id) });
  return <ScreenLink href={href}>{children}</ScreenLink>;
}

/** A link that writes to an email address; nothing if it is empty. */
export function EmailLink({ email }: { email: string }) {
  return email === '' ? (
    ''
  ) : (
    <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} type="external">
      {email}
    </Link>
  );
}
