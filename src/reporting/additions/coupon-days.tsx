import type { ChartMark } from '@tillview/components';
import { ensureStores, itemsStore, useUserPreferences } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useLayoutEffect, useMemo, useState } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { COUPONS, COUPONS_QUERY, readCoupon } from '../../shell/day-notes/coupons.ts';

type Props = {
  /** Called with the marks, and with undefined when there are none any more. */
  onMarks: (marks: readonly ChartMark[] | undefined) => void;
};

/** Marks the first and the last day of coupons, if the user has switched it on. Renders nothing. */
export function CouponDays({ onMarks }: Props) {
  const { [userPreferences.marksCoupons]: marks } = useUserPreferences();
  return marks === true ? <Marked onMarks={onMarks} /> : null;
}

/** The dialog of the notes names a failure. */
function Marked({ onMarks }: Props) {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [itemsStore]));
  const items = useSelect((select) => select(itemsStore).getItems(COUPONS, COUPONS_QUERY), []);
  const marks = useMemo(
    () =>
      [...items.values()].flatMap((item): ChartMark[] => {
        const coupon = readCoupon(item);
        if (!coupon) return [];
        const { code, first, last } = coupon;
        const mark = (date: string | undefined, text: string): ChartMark[] =>
          date === undefined ? [] : [{ date, kind: 'coupon', text }];
        return [
          /* translators: %s: the code of a coupon. */
          ...mark(first, sprintf(__('Coupon %s: first day', 'tillview'), code)),
          /* translators: %s: the code of a coupon. */
          ...mark(last, sprintf(__('Coupon %s: last day', 'tillview'), code)),
        ];
      }),
    [items],
  );
  useLayoutEffect(() => {
    onMarks(marks);
    return () => onMarks(undefined);
  }, [marks, onMarks]);
  return null;
}
