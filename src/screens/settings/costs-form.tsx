import { Button, NumberControl, TextControl } from '@tillview/components';
import type { CurrencyFactory } from '@tillview/currency';
import type { SharedProfitEntry } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useId, useState, type FormEvent } from 'react';
import { isProfitEntry } from '../../reporting/profit/read-profit-settings.ts';
import { ForAllUsers } from '../../shell/parts/for-all-users.tsx';
import { useErrorText } from '../../shell/use-error-text.ts';
import '../../shell/parts/select.css';

type Currency = ReturnType<typeof CurrencyFactory>;

type EntryFormProps = {
  currency: Currency;
  methods: ReadonlyMap<string, string>;
  canShare: boolean;
  onAdd: (isForAll: boolean, entry: SharedProfitEntry) => Promise<unknown>;
};

type Kind = 'order' | 'month' | 'rate';

/** What is entered: texts, as they were typed. */
type Draft = Readonly<
  Record<'name' | 'method' | 'amount' | 'percent' | 'from' | 'until', string>
> & { readonly kind: Kind };

const toNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The entry of a draft; it may be invalid. */
function toEntry({ kind, name, method, amount, percent, from, until }: Draft): unknown {
  if (kind === 'rate') return { kind, method, percent: toNumber(percent), fixed: toNumber(amount) };
  const end = until === '' ? {} : { until };
  return { kind: 'cost', name: name.trim(), per: kind, amount: toNumber(amount), from, ...end };
}

type FieldsProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
};

/** A choice with its label. */
function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="tillview-text-control">
      <label className="tillview-text-control__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="tillview-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const isKind = (value: string): value is Kind => ['order', 'month', 'rate'].includes(value);

/** The fields of a cost, or of a rate. */
function EntryFields({
  draft,
  onChange,
  currency,
  methods,
}: FieldsProps & Pick<EntryFormProps, 'currency' | 'methods'>) {
  const { kind, name, method, amount, percent, from, until } = draft;
  const { decimalSeparator, thousandSeparator, code } = currency.getCurrencyConfig();
  const separators = { decimalSeparator, thousandSeparator };
  const isRate = kind === 'rate';
  return (
    <>
      <Choice
        label={__('Kind', 'tillview')}
        value={kind}
        options={[
          ['order', __('Cost per order, such as postage', 'tillview')],
          ['month', __('Cost per month, such as advertising', 'tillview')],
          ['rate', __('Assumed fee of a payment method', 'tillview')],
        ]}
        onChange={(next) => isKind(next) && onChange({ kind: next })}
      />
      {isRate ? (
        <>
          <Choice
            label={__('Payment method', 'tillview')}
            value={method}
            options={[...methods]}
            onChange={(next) => onChange({ method: next })}
          />
          <NumberControl
            label={__('Percent of the order total', 'tillview')}
            value={percent}
            suffix="%"
            {...separators}
            onChange={(next) => onChange({ percent: next })}
          />
        </>
      ) : (
        <TextControl
          maxLength={80}
          label={__('Name', 'tillview')}
          value={name}
          onChange={(next) => onChange({ name: next })}
        />
      )}
      <NumberControl
        label={isRate ? __('Fixed amount per order', 'tillview') : __('Amount', 'tillview')}
        value={amount}
        suffix={code}
        {...separators}
        onChange={(next) => onChange({ amount: next })}
      />
      {!isRate && (
        <>
          <TextControl
            label={__('First day', 'tillview')}
            type="date"
            value={from}
            onChange={(next) => onChange({ from: next })}
          />
          <TextControl
            label={__('Last day (optional)', 'tillview')}
            type="date"
            value={until}
            onChange={(next) => onChange({ until: next })}
          />
        </>
      )}
    </>
  );
}

/** The form of a cost or a rate. What was typed stays when a save fails. */
export function EntryForm({ currency, methods, canShare, onAdd }: EntryFormProps) {
  const getErrorText = useErrorText();
  const [draft, setDraft] = useState<Draft>(() => ({
    kind: 'order',
    name: '',
    method: '',
    amount: '',
    percent: '',
    from: getStoreTimeZoneMoment().format('YYYY-MM-01'),
    until: '',
  }));
  const [isForAll, setIsForAll] = useState(false);
  const [message, setMessage] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const [first = ''] = methods.keys();
    const entry = toEntry({ ...draft, method: draft.method || first });
    if (!isProfitEntry(entry)) {
      setMessage(
        __('Enter all fields: amounts from 0, and a last day after the first.', 'tillview'),
      );
      return;
    }
    setIsSaving(true);
    const error = await onAdd(isForAll, entry);
    setIsSaving(false);
    setMessage(
      error === undefined
        ? __('Saved.', 'tillview')
        : `${__('This was not saved.', 'tillview')} ${getErrorText(error)}`,
    );
    if (error === undefined) setDraft((before) => ({ ...before, name: '' }));
  };
  return (
    <form
      className="tillview-settings__form"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      aria-label={__('New cost or fee', 'tillview')}
    >
      <EntryFields
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        currency={currency}
        methods={methods}
      />
      {canShare && (
        <ForAllUsers
          className="tillview-settings__choice"
          checked={isForAll}
          onChange={setIsForAll}
        />
      )}
      <div className="tillview-screen-page__actions">
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {__('Add', 'tillview')}
        </Button>
        <span role="status">{message}</span>
      </div>
    </form>
  );
}
