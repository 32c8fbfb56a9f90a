import { describe, expect, it } from 'vitest';
import { findPhpStrings, findStrings } from './find-strings.mjs';
import { formatPot } from './make-pot.mjs';

const stringsOf = (source: string) => findStrings('a.tsx', source).strings;

describe('the strings of a source file', () => {
  it.each([
    [`__('Orders', 'tillview')`, { text: 'Orders' }],
    [`_x('Order', 'sort', 'tillview')`, { text: 'Order', context: 'sort' }],
    [`_n('%s day', '%s days', 2, 'tillview')`, { text: '%s day', plural: '%s days' }],
    ["<p title={__(`It's`, 'tillview')} />", { text: "It's" }],
  ])('are read from %s', (source, expected) => {
    expect(stringsOf(source)).toMatchObject([expected]);
  });

  it('have the note of the comment before them', () => {
    const source = `sprintf(
      /* translators: %s: a name. */
      __('Hello %s', 'tillview'), name);
      __('Bye', 'tillview');
      /* translators: %s: a day. */
      const best = (value: string) => sprintf(__('Best %s', 'tillview'), value);`;
    expect(stringsOf(source).map(({ note }) => note)).toEqual([
      'translators: %s: a name.',
      undefined,
      'translators: %s: a day.',
    ]);
  });

  it.each([
    [`__(label, 'tillview')`, 'a.tsx:1: the text of __() is not a literal'],
    ["__(`a${b}`, 'tillview')", 'a.tsx:1: the text of __() is not a literal'],
    [`\n__('a')`, 'a.tsx:2: the domain of __() is not a literal'],
    [`__('a', 'woocommerce')`, 'a.tsx:1: the domain of __() is not "tillview"'],
  ])('in %j cannot be read', (source, problem) => {
    expect(findStrings('a.tsx', source).problems).toEqual([problem]);
  });

  it('are read from PHP calls, with or without escaping', () => {
    const source = `<?php
/* translators: %s: a version. */
__( 'It\\'s %s', 'tillview' ); esc_html_e( 'Yes', 'tillview' ); __( 'No', 'other' );`;
    expect(findPhpStrings(source)).toEqual([
      { text: "It's %s", note: 'translators: %s: a version.' },
      { text: 'Yes', note: undefined },
    ]);
    const plural = `$days
      /* translators: %s: days. */
      ? sprintf( _n( '%s day', '%s days', $alarm['days'], 'tillview' ), 2 )
      : esc_html__( 'None', 'tillview' )`;
    expect(findPhpStrings(plural)).toEqual([
      { text: 'None', note: undefined },
      { text: '%s day', plural: '%s days', note: 'translators: %s: days.' },
    ]);
  });
});

it('writes each text once, sorted, with its files, notes and plural', () => {
  const pot = formatPot([
    { file: 'b.ts', text: 'Day "one"', plural: 'Days', note: 'translators: x' },
    { file: 'a.ts', text: 'Day "one"' },
    { file: 'a.ts', text: 'All', context: 'sort' },
  ]);
  expect(pot.split('\n\n').slice(1)).toEqual([
    '#. translators: x\n#: b.ts\n#: a.ts\nmsgid "Day \\"one\\""\nmsgid_plural "Days"\nmsgstr[0] ""\nmsgstr[1] ""',
    '#: a.ts\nmsgctxt "sort"\nmsgid "All"\nmsgstr ""\n',
  ]);
});
