const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The flag of a country by its two-letter code, as an emoji; empty for anything else. */
export function getCountryFlag(code: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return '';
  return code
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) =>
      String.fromCodePoint(REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65),
    );
}
