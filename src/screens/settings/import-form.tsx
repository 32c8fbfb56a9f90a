import { Button, DatePicker, Placeholder, type DatePickerState } from '@tillview/components';
import { getDateEntryFormat, toMoment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { isNothingToImport } from './import-progress.ts';
import { getImportPeriods, IMPORT_DATE_FORMAT } from './import-request.ts';
import { Checkbox, ListControl } from '../../shell/parts/form-controls.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { useCountFormat } from '../../shell/parts/use-count-format.ts';
import type { HistoricalImport } from './use-import.ts';

type Props = { importing: HistoricalImport };

/** Shows how much the form would import, if the store can report it. */
function Estimate({ importing: { form, isValid, totals, totalsError, onReadTotals } }: Props) {
  const format = useCountFormat();
  if (!isValid) return null;
  if (totalsError)
    return (
      <RequestError
        isInline
        error={totalsError}
        subject={__('the number of records to import', 'tillview')}
        isAnalytics
        onRetry={onReadTotals}
      />
    );
  if (!totals)
    return (
      <p className="tillview-screen-page__sentence">
        <span className="tillview-visually-hidden">{__('Counting…', 'tillview')}</span>
        <Placeholder width="20em" />
      </p>
    );
  const nothing = form.skipPrevious
    ? __('All data has already been imported.', 'tillview')
    : __('There is nothing to import.', 'tillview');
  return (
    <p className="tillview-screen-page__sentence">
      {isNothingToImport(totals)
        ? nothing
        : sprintf(
            /* translators: 1: number of customers; 2: number of orders. */
            __('Waiting to be imported: customers: %1$s, orders: %2$s.', 'tillview'),
            format(totals.customers),
            format(totals.orders),
          )}
    </p>
  );
}

/** The form that selects the data to import and starts the import. */
export function ImportFormFields({ importing }: Props) {
  const { form, isValid, totals, busy, onPeriod, onSkip, onAct } = importing;
  const { period, skipPrevious } = form;
  const id = useId();
  const dateFormat = getDateEntryFormat();
  const [date, setDate] = useState<DatePickerState>(() => {
    const day = toMoment(IMPORT_DATE_FORMAT, period.date);
    return { date: day, text: day?.format(dateFormat) ?? '', error: null };
  });
  const isDated = period.label === 'custom';
  const canStart =
    isValid &&
    !(isDated && !date.date) &&
    busy === undefined &&
    !(totals && isNothingToImport(totals));
  return (
    <form
      className="tillview-settings__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canStart) onAct('start');
      }}
    >
      <div className="tillview-settings__field">
        <label className="tillview-settings__label" htmlFor={id}>
          {__('Period', 'tillview')}
        </label>
        <div className="tillview-settings__period">
          <ListControl
            id={id}
            value={period.label}
            options={getImportPeriods()}
            onChange={(value) =>
              value === 'custom' ? onPeriod(period.date, true) : onPeriod(value, false)
            }
          />
          {isDated && (
            <DatePicker
              {...date}
              label={__('First day', 'tillview')}
              isLabelHidden={false}
              dateFormat={dateFormat}
              onUpdate={(next) => {
                setDate(next);
                if (next.date) onPeriod(next.date.format(IMPORT_DATE_FORMAT), true);
              }}
            />
          )}
        </div>
      </div>
      <div className="tillview-settings__field">
        <span className="tillview-settings__label" aria-hidden="true" />
        <Checkbox
          label={__('Skip customers and orders that were imported before', 'tillview')}
          checked={skipPrevious}
          onChange={onSkip}
        />
      </div>
      {!(isDated && !date.date) && <Estimate importing={importing} />}
      <div className="tillview-screen-page__actions">
        <Button
          variant="primary"
          type="submit"
          isBusy={busy === 'start'}
          aria-disabled={!canStart || undefined}
        >
          {__('Start import', 'tillview')}
        </Button>
      </div>
    </form>
  );
}
