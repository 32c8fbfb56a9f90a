import { getDefaultOptionValue } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { useAsync } from '../use-async/use-async.ts';
import { useLatest } from '../use-latest/use-latest.ts';
import { getInputLabel, type FilterInputProps } from './filter-input.ts';
import { LoadError } from './load-error.tsx';
import { LoadingOptions } from './loading-options.tsx';
import { getEnds } from './rows.ts';
import { SentenceText } from './sentence-text.tsx';

const NONE = [] as const;

/** A select with the configured options, or with options that are loaded when it mounts. */
export function SelectInput({ config, filter, onChange, toSentence }: FilterInputProps) {
  const { options: configured, getOptions } = config.input;
  // Stored in state: a config that is created in each render would have a new function each time.
  const [load] = useState(() => (configured || !getOptions ? undefined : async () => getOptions()));
  const loaded = useAsync(load);
  const options = configured ?? (loaded.state === 'ready' ? loaded.value : NONE);
  const [value] = getEnds(filter.value);

  const setDefault = useLatest(() => {
    const defaultValue = value === '' ? getDefaultOptionValue(config, options) : undefined;
    if (defaultValue !== undefined) onChange(defaultValue);
  });
  // Waits until the options are loaded, since a default that is not an option logs a warning.
  const isLoaded = loaded.state === 'ready';
  useEffect(() => {
    if (isLoaded) setDefault.current();
  }, [isLoaded, setDefault]);

  if (load && loaded.state === 'loading') return <LoadingOptions />;
  const selected = options.find((option) => option.value === value);
  return (
    <>
      <select
        className="tillview-advanced-filters__select"
        aria-label={getInputLabel(config)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {/* A value that is not an option still applies, so it is listed. The same for an empty value. */}
        {!selected && <option value={value}>{value || __('Select…', 'tillview')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {loaded.state === 'failed' && <LoadError error={loaded.error} onRetry={loaded.retry} />}
      <SentenceText text={toSentence(selected?.label ?? value)} />
    </>
  );
}
