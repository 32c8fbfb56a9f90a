import { getDefaultOptionValue } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { getInputLabel, type FilterInputProps } from './filter-input.ts';
import { LoadFault } from './load-fault.tsx';
import { getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';
import { useLoaded } from './use-loaded.ts';

const NONE = [] as const;

/** A value out of given options, or of options that are asked for when the filter is added. */
export function SelectInput({ config, filter, onChange, toSentence }: FilterInputProps) {
  const { options: given, getOptions } = config.input;
  const isAsked = given === undefined && getOptions !== undefined;
  const loaded = useLoaded(isAsked ? filter.key : '', async () => getOptions?.() ?? NONE);
  const options = given ?? loaded.data ?? NONE;
  const [value] = getEnds(filter.value);

  const setDefault = useRef(() => {});
  useEffect(() => {
    setDefault.current = () => {
      const standard = value === '' ? getDefaultOptionValue(config, options) : undefined;
      if (standard !== undefined) onChange(standard);
    };
  });
  // Once, when the options have come: a default that is not among them warns only then.
  const hasCome = isAsked && loaded.status === 'ready';
  useEffect(() => {
    if (hasCome) setDefault.current();
  }, [hasCome]);

  if (isAsked && loaded.status === 'loading')
    return (
      <span className="tillview-advanced-filters__loading" role="status">
        <Spinner size={16} />
        <VisuallyHidden>{__('The choices are loading.', 'tillview')}</VisuallyHidden>
      </span>
    );
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <select
        className="tillview-advanced-filters__select"
        aria-label={getInputLabel(config)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {/* A value that is no option any more, or not chosen yet, is in force all the same. */}
        {!chosen && <option value={value}>{value || __('Choose…', 'tillview')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {isAsked && loaded.status === 'error' && <LoadFault onRetry={loaded.retry} />}
      <SentenceText text={toSentence(chosen?.label ?? value)} />
    </>
  );
}
