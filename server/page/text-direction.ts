const RIGHT_TO_LEFT = new Set(
  'ar arc ary arz azb ckb dv fa glk haz he ks ku-arab mzn nqo ps sd skr syr ug ur yi'.split(' '),
);

/** The direction of a page in a WordPress locale such as `en_US` or `he_IL`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  const [language = 'en'] = locale.split(/[_-]/);
  return RIGHT_TO_LEFT.has(language.toLowerCase()) ? 'rtl' : 'ltr';
}
