import { getDateEnvironment } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { getCountryFlag } from './country-flag.ts';
import { findCountryCode } from './find-country-code.ts';
import './flag.css';

type Address = {
  country?: string | null;
};

/** An order in a REST API response. */
export type FlagOrder = {
  shipping?: Address | null;
  billing?: Address | null;
};

export type FlagProps = {
  /** The country's code: two letters, three letters or three digits of ISO 3166-1. */
  code?: string | null | undefined;
  /** An order instead of a code: its shipping country, or its billing country if there is none. */
  order?: FlagOrder | null | undefined;
  /** Font size in CSS pixels; 24 by default. */
  size?: number;
  className?: string;
  /** Whether the flag is hidden from screen readers, because the country's name is next to it. */
  hideFromScreenReader?: boolean;
};

/** The name of a country in the store's language; its code if `Intl` has no name for it. */
function getCountryName(code: string): string {
  const names = new Intl.DisplayNames([getDateEnvironment().locale, 'en'], { type: 'region' });
  return names.of(code) ?? code;
}

/** The flag of a country as an emoji, computed from its code; no image is requested. */
export function Flag({
  code,
  order,
  size = 24,
  className = '',
  hideFromScreenReader = false,
}: FlagProps) {
  const given = code ?? (order?.shipping?.country || order?.billing?.country) ?? '';
  const country = findCountryCode(given);
  if (country === undefined)
    return (
      <span
        className={`tillview-flag is-invalid ${className}`.trimEnd()}
        aria-hidden={hideFromScreenReader || undefined}
      >
        {__('Invalid country flag', 'tillview')}
      </span>
    );
  const spoken = hideFromScreenReader
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': getCountryName(country) };
  return (
    <span {...spoken} className={`tillview-flag ${className}`.trimEnd()} style={{ fontSize: size }}>
      {getCountryFlag(country)}
    </span>
  );
}
