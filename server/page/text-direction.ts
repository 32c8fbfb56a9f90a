const RIGHT_TO_LEFT = new Set(
  'ar arc ary arz azb ckb dv fa glk haz he ks ku-arab mzn nqo ps sd skr syr ug ur yi'.split(' '),
);

/** The `lang` and `dir` of a page in a WordPress locale such as `en_US` or `he_IL`. */
export function languageOf(locale: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const [language = 'en', region = ''] = locale.split(/[_-]/);
  const lang = region ? `${language}-${region}` : language;
  return { lang, dir: RIGHT_TO_LEFT.has(language.toLowerCase()) ? 'rtl' : 'ltr' };
}
