import { expect, it } from 'vitest';
import { findLostStrings, removeTranslationImports } from './translation-names.ts';

const CALL = "const title = __('Orders', 'tillview');";

it('leaves the names of the translation functions to the page', () => {
  const source = `import { __, sprintf, _n } from '@wordpress/i18n';\n${CALL}`;
  expect(removeTranslationImports('a.ts', source)).toBe(
    `import { sprintf } from '@wordpress/i18n';\n${CALL}`,
  );
  expect(removeTranslationImports('a.ts', "import { _x } from '@wordpress/i18n';")).toBe('');
});

it.each(["import { __ as t } from '@wordpress/i18n';", "import * as i18n from '@wordpress/i18n';"])(
  'refuses %s',
  (source) => {
    expect(() => removeTranslationImports('a.ts', source)).toThrow(/^a\.ts: /);
  },
);

it('finds the texts that a build has lost', () => {
  const sources = new Map([['a.ts', `${CALL} _x('To do', 'heading', 'tillview');`]]);
  const isFound = (code: string) => findLostStrings(sources, new Map([['a.js', code]]));
  expect(isFound('__(`Orders`,`tillview`),_x(`To do`,`heading`,`tillview`)')).toEqual([]);
  expect(isFound('b(`Orders`,`tillview`),_x(`To do`,`state`,`tillview`)')).toEqual([
    '[null,"Orders",null]',
    '["heading","To do",null]',
  ]);
  expect(isFound('__(a?`Orders`:`Coupons`,`tillview`)')).toContain('[null,"Orders",null]');
});
