import {
  allTimePreset,
  getComparisonValues,
  getDateEntryFormat,
  getStoreTimeZoneMoment,
  toMoment,
} from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { DateRange } from '../date-range/date-range.tsx';
import { SegmentedSelection } from '../segmented-selection/segmented-selection.tsx';
import { TabPanel } from '../tab-panel/tab-panel.tsx';
import { useAsync } from '../use-async/use-async.ts';
import { CompareRange } from './compare-range.tsx';
import { ComparisonOptions } from './comparison-options.tsx';
import { getPresetOptions } from './preset-options.ts';
import {
  canApply,
  toSelection,
  useDateRangeDraft,
  type AppliedRange,
  type DateRangeSelection,
} from './use-date-range-draft.ts';

export type DateRangeContentProps = {
  applied: AppliedRange;
  /** The moment format of the dates for `onApply`. */
  isoDateFormat: string;
  /** Returns the first day that has metrics, as `YYYY-MM-DD`; `undefined` if there is none. */
  getFirstDay?: (() => Promise<string | undefined>) | undefined;
  onApply: (selection: DateRangeSelection) => void;
  onClose: () => void;
};

/** The panel of the picker: two tabs, the comparison, and the Update button that applies the draft. */
export default function DateRangeContent({
  applied,
  isoDateFormat,
  getFirstDay,
  onApply,
  onClose,
}: DateRangeContentProps) {
  const shortDateFormat = getDateEntryFormat();
  const [entered, change] = useDateRangeDraft(applied, shortDateFormat);
  const isAllTime = entered.period === allTimePreset.value;
  const first = useAsync(isAllTime && !entered.firstDay ? getFirstDay : undefined);
  const firstDay = first.state === 'ready' ? toMoment(isoDateFormat, first.value ?? '') : null;
  const dated = { ...entered, firstDay: entered.firstDay ?? firstDay };
  const comparisons = getComparisonValues(toSelection(dated, isoDateFormat));
  const isKnown =
    entered.compare === '' || comparisons.some(({ value }) => value === entered.compare);
  // As the URL is read: a range that is no whole unit has no whole unit before it.
  const draft = { ...dated, compare: isKnown ? entered.compare : 'previous_period' };
  const selection = toSelection(draft, isoDateFormat);
  const id = useId();
  const today = getStoreTimeZoneMoment();
  const endOfToday = today.clone().endOf('day');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const element = form.current;
    // Going back or forward replaces the form, but the focus must stay in the dialog.
    return () => {
      if (element?.contains(element.ownerDocument.activeElement))
        element.closest<HTMLElement>('[role="dialog"]')?.focus();
    };
  }, []);

  return (
    <form
      ref={form}
      className="tillview-date-range-picker__content"
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        if (canApply(draft)) onApply(selection);
      }}
    >
      <h2 id={`${id}-heading`} className="tillview-visually-hidden">
        {__('Select a date range', 'tillview')}
      </h2>
      <TabPanel
        label={__('Select a date range', 'tillview')}
        tabs={[
          { name: 'presets', title: __('Presets', 'tillview') },
          { name: 'custom', title: __('Custom', 'tillview') },
        ]}
        selected={draft.tab}
        onSelect={(tab) => {
          if (tab !== draft.tab) change({ type: 'tab', tab });
        }}
      >
        {draft.tab === 'presets' ? (
          <SegmentedSelection
            name="period"
            legend={__('Preset period', 'tillview')}
            options={getPresetOptions(getFirstDay !== undefined || isAllTime, draft.firstDay)}
            selected={draft.period}
            onSelect={({ period }) => period && change({ type: 'preset', period })}
          />
        ) : (
          <DateRange
            after={draft.after}
            before={draft.before}
            afterText={draft.afterText}
            beforeText={draft.beforeText}
            afterError={draft.afterError}
            beforeError={draft.beforeError}
            focusedInput={draft.focusedInput}
            shortDateFormat={shortDateFormat}
            isInvalidDate={(date) => date.isAfter(endOfToday)}
            onUpdate={(part) => change({ type: 'range', change: part })}
            onEscape={onClose}
          />
        )}
      </TabPanel>
      {isAllTime && draft.tab === 'presets' && !draft.firstDay && (
        <p className="tillview-date-range-picker__note" role="status">
          {first.state === 'loading'
            ? __('Loading the date of the first order…', 'tillview')
            : __(
                'The date of the first order could not be loaded. Select other dates.',
                'tillview',
              )}
        </p>
      )}
      <div
        className={`tillview-date-range-picker__footer${draft.compare === 'custom' ? ' has-fields' : ''}`}
      >
        <h3 className="tillview-date-range-picker__compare" aria-hidden="true">
          {__('Compare to', 'tillview')}
        </h3>
        <SegmentedSelection
          name="compare"
          legend={__('Compare to', 'tillview')}
          options={comparisons}
          selected={draft.compare}
          onSelect={({ compare }) => compare && change({ type: 'compare', compare })}
        />
        {draft.compare === 'custom' && (
          <CompareRange
            after={draft.compareAfter}
            before={draft.compareBefore}
            dateFormat={shortDateFormat}
            onUpdate={(part) => change({ type: 'comparison', change: part })}
          />
        )}
        <ComparisonOptions
          draft={draft}
          selection={selection}
          onChange={(part) => change({ type: 'option', change: part })}
        />
        <div className="tillview-date-range-picker__actions">
          {draft.tab === 'custom' && (
            <Button
              disabled={!draft.after && !draft.before && !draft.afterText && !draft.beforeText}
              onClick={(event) => {
                // The reset disables this button, which would then lose the focus.
                const field = event.currentTarget.form?.querySelector<HTMLInputElement>(
                  'input:not([type="radio"])',
                );
                field?.focus();
                change({ type: 'reset' });
              }}
            >
              {__('Reset', 'tillview')}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={!canApply(draft)}>
            {__('Update', 'tillview')}
          </Button>
        </div>
      </div>
    </form>
  );
}
