import { __ } from '@wordpress/i18n';
import { expect, it } from 'vitest';
import { readTranslation } from './read-translation.ts';

const page = (content: string) =>
  new DOMParser().parseFromString(`<body>${content}</body>`, 'text/html');

it('translates the texts of the app with the block of the page', () => {
  const locale = { '': { lang: 'de' }, Orders: ['Bestellungen'] };
  readTranslation(
    page(
      `<script type="application/json" id="tillview-translation">${JSON.stringify(locale)}</script>`,
    ),
  );
  expect(__('Orders', 'tillview')).toBe('Bestellungen');
  expect(__('Orders', 'other')).toBe('Orders');
});

it('keeps the English texts on a page without a block', () => {
  readTranslation(page(''));
  expect(__('Orders', 'tillview')).toBe('Orders');
});
