const REGIONAL_INDICATOR_A = 0x1f1e6;

/** The flag emoji for a two-letter country code; empty for any other text. */
export function getCountryFlag(code: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return '';
  return code
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) =>
      String.fromCodePoint(REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 65),
    );
}
