import { Button, NumberControl } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { OrderSettings } from '../../reporting/what-to-order/order-plan.ts';
import {
  MAX_SETTING,
  readDays,
  type OrderSettingsState,
} from '../../reporting/what-to-order/use-order-settings.ts';
import { useErrorText } from '../../shell/use-error-text.ts';

type FieldProps = {
  label: string;
  days: number;
  onChange: (days: number) => void;
};

/** A field for a number of days. A text that is none stays, with a message, and does not change the list. */
function DaysField({ label, days, onChange }: FieldProps) {
  const [entered, setEntered] = useState<string>();
  const isValid = entered === undefined || readDays(entered) !== undefined;
  return (
    <NumberControl
      label={label}
      className={isValid ? 'tillview-low-stock__days' : 'tillview-low-stock__days has-error'}
      value={entered ?? String(days)}
      precision={0}
      allowNegative={false}
      suffix={__('days', 'tillview')}
      help={
        isValid
          ? undefined
          : /* translators: %d: a number of days. */
            sprintf(__('Enter whole days, from 0 to %d.', 'tillview'), MAX_SETTING)
      }
      onChange={(text) => {
        setEntered(text);
        const next = readDays(text);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}

/** The fields with the user's settings. They apply while typing. */
export function OrderSettingsForm({ settings, onChange, onSave, saveError }: OrderSettingsState) {
  const getErrorText = useErrorText();
  const field = (label: string, key: keyof OrderSettings) => (
    <DaysField label={label} days={settings[key]} onChange={(days) => onChange({ [key]: days })} />
  );
  return (
    <div
      className="tillview-low-stock__settings"
      role="group"
      aria-label={__('Order settings', 'tillview')}
    >
      {field(__('Lead time', 'tillview'), 'leadTime')}
      {field(__('Days to cover', 'tillview'), 'daysToCover')}
      <p className="tillview-low-stock__formula">
        {__('Suggested order = per day × (lead time + days to cover) − stock', 'tillview')}
      </p>
      <div role="status" className="tillview-low-stock__save">
        {saveError !== undefined && (
          <>
            {__('Your settings could not be saved. They apply to this page only.', 'tillview')}{' '}
            {getErrorText(saveError)}{' '}
            <Button variant="link" onClick={onSave}>
              {__('Save again', 'tillview')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
