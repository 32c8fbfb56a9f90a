import { Button } from '@tillview/components';
import { formatDate } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { useShopDay } from '../../host/shop-day.ts';
import { useErrorText } from '../../shell/use-error-text.ts';
import { useUrl } from '../../shell/use-url.ts';
import { getLastTaxPeriods, type TaxPeriodName } from './tax-periods.ts';
import { useFiscalMonth } from './use-fiscal-month.ts';
import '../../shell/parts/select.css';
import './tax-periods.css';

function getLabel(name: TaxPeriodName): string {
  switch (name) {
    case 'month':
      return __('Last month', 'tillview');
    case 'two_months':
      return __('Last two months', 'tillview');
    case 'quarter':
      return __('Last quarter', 'tillview');
    case 'year':
      return __('Last fiscal year', 'tillview');
  }
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const getMonthName = (month: number): string =>
  formatDate(`2026-${String(month).padStart(2, '0')}-01`, 'MMMM');

type Props = {
  /** The range that is shown, with both ends. */
  range: { readonly after: string; readonly before: string } | null;
};

/** The periods for which shops report taxes, each with one press, and the first month of the fiscal year. */
export function TaxPeriodButtons({ range }: Props) {
  const { updateQuery } = useUrl();
  const getErrorText = useErrorText();
  const today = useShopDay();
  const fiscal = useFiscalMonth();
  const id = useId();
  const isShown = (after: string, before: string) =>
    range?.after.slice(0, 10) === after && range.before.slice(0, 10) === before;
  return (
    <div
      className="tillview-tax-periods"
      role="group"
      aria-label={__('Periods for taxes', 'tillview')}
    >
      {getLastTaxPeriods(today, fiscal.month).map(({ name, after, before }) => (
        <Button
          key={name}
          className="tillview-report__switch"
          aria-pressed={isShown(after, before)}
          onClick={() =>
            updateQuery({ period: 'custom', preset: undefined, after, before, paged: undefined })
          }
        >
          {getLabel(name)}
        </Button>
      ))}
      <label htmlFor={id}>{__('Fiscal year begins in', 'tillview')}</label>
      <select
        id={id}
        className="tillview-select"
        value={fiscal.month}
        disabled={!fiscal.save}
        onChange={({ target }) => void fiscal.save?.(Number(target.value))}
      >
        {MONTHS.map((month) => (
          <option key={month} value={month}>
            {getMonthName(month)}
          </option>
        ))}
      </select>
      {fiscal.error !== undefined && (
        <p role="alert">
          {__('This was not saved.', 'tillview')} {getErrorText(fiscal.error)}
        </p>
      )}
    </div>
  );
}
