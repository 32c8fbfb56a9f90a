import { anyCharacter } from '@tillview/test-setup/any-character';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { generateCSVDataFromTable, generateTSVDataFromTable } from './csv-data.ts';
import type { CSVValue } from './csv-data.ts';

const oneCell = (value: CSVValue) => generateCSVDataFromTable([], [[{ value }]]);
const row = (...values: CSVValue[]) => values.map((value) => ({ display: 'shown', value }));

describe('generateCSVDataFromTable', () => {
  it('writes labels and values, never the displayed content (R3.42, R3.43)', () => {
    const headers = [
      { key: 'sku', label: 'SKU' },
      { key: 'name', label: 'Item name' },
      { key: 'qty', label: 'Qty' },
    ];
    const rows = [row('mug-1', 'Mug, 12" blue', 7), row('mug-2', 'Mug', 0)];
    expect(generateCSVDataFromTable(headers, rows)).toBe(
      'SKU,"Item name",Qty\nmug-1,"Mug, 12"" blue",7\nmug-2,Mug,0',
    );
  });

  it.each([
    ['plain', 'plain'],
    ['two words', '"two words"'],
    ['a,b', '"a,b"'],
    ['12"', '"12"""'],
    ['a\nb', '"a\nb"'],
    ['a\u00a0b', '"a\u00a0b"'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-7, '-7'],
    [NaN, ''],
    [Infinity, ''],
    [false, 'false'],
    [true, 'true'],
    ["'=1+1", "'=1+1"],
  ])('writes the cell %j as %j', (value, text) => {
    expect(oneCell(value)).toBe(text);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\tx', `"'\tx"`],
    ['\rx', `"'\rx"`],
    [' =1', `"' =1"`],
    ['\n=1', `"'\n=1"`],
    ['\uFF1D1+1', `"'\uFF1D1+1"`],
    ['\uFF20SUM(A1)', `"'\uFF20SUM(A1)"`],
    ['\r\n \u3000=1', `"'\r\n \u3000=1"`],
    ['\u0085=1', `"'\u0085=1"`],
    ['\u0000-1', `"'\u0000-1"`],
    ['\uFEFF=1', `"'\uFEFF=1"`],
    ['\u200b\u202e+1', `"'\u200b\u202e+1"`],
    ['=1",=2+3,x', `"'=1"",=2+3,x"`],
    [
      '=HYPERLINK("https://evil.example","Click")',
      `"'=HYPERLINK(""https://evil.example"",""Click"")"`,
    ],
  ])('adds an apostrophe to %j, which a spreadsheet would evaluate as a formula', (value, text) => {
    expect(oneCell(value)).toBe(text);
    expect(generateCSVDataFromTable([{ key: 'k', label: value }], [])).toBe(text);
  });

  it.each([
    ['rows empty', [{ key: 'a', label: 'A' }], [], 'A'],
    ['headers empty', [], [row(1, 2), row(3, 4)], '1,2\n3,4'],
    ['no headers', undefined, [row(1)], '1'],
    ['no headers and no rows', undefined, undefined, ''],
    ['objects instead of arrays', JSON.parse('{"length":1}'), JSON.parse('{"0":[]}'), ''],
    ['a label missing', [{ key: 'a' }, { key: 'b', label: 'B' }], [], ',B'],
    ['a cell missing', [], [[null, { value: 2 }, undefined, {}]], ',2,,'],
  ])('omits missing parts: %s', (_, headers, rows, text) => {
    expect(generateCSVDataFromTable(headers, rows)).toBe(text);
  });

  it.each([
    ['two lines', [{ key: 'a', label: 'A' }], [row(1), row('x\ny')], 'A\r\n1\r\n"x\ny"\r\n'],
    ['only labels', [{ key: 'a', label: 'A' }], [], 'A\r\n'],
    ['only rows', [], [row(1)], '1\r\n'],
    ['one empty cell', [], [row('')], '\r\n'],
    ['nothing', [], [], ''],
  ])('ends every line with CR LF when isRfc4180 is set: %s', (_, headers, rows, text) => {
    expect(generateCSVDataFromTable(headers, rows, { isRfc4180: true })).toBe(text);
  });

  it('has semicolons and decimal commas when hasDecimalComma is set, and the same cells', () => {
    const rows = [row('Mug; blue', 1234.5, -0.25, 7), row('1.5 l', 1e-7, null, '2026-11-20')];
    const text = generateCSVDataFromTable([{ label: 'Name' }, { label: 'Net, gross' }], rows, {
      hasDecimalComma: true,
    });
    expect(text).toBe('Name;"Net, gross"\n"Mug; blue";1234,5;-0,25;7\n"1.5 l";1e-7;;2026-11-20');
  });

  it.each([
    ['a'.repeat(32_000), 'a'.repeat(32_000)],
    ['a'.repeat(32_001), `"${'a'.repeat(31_989)}… [cut off]"`],
    [`a${'😀'.repeat(16_000)}`, `"a${'😀'.repeat(15_994)}… [cut off]"`],
  ])('cuts off a text that is too long for a cell of Excel', (value, text) => {
    expect(oneCell(value)).toBe(text);
    expect(generateTSVDataFromTable([], [[{ value }]]).length).toBeLessThan(32_767);
  });

  /**
   * A second definition of a formula, independent of the implementation: ignores leading whitespace and invisible
   * characters, and treats full-width signs as normal ones.
   */
  const isFormula = (text: string) =>
    /^[\t\r]/.test(text) ||
    /^[=+\-@]/.test(
      text
        .replace(/^[\p{White_Space}\p{Control}\p{Format}]+/u, '')
        .replace(/^[＝＋－＠]/, (sign) => sign.normalize('NFKC')),
    );
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: anyCharacter }),
    fc
      .array(
        fc.constantFrom(
          '=',
          '+',
          '-',
          '@',
          '"',
          "'",
          ',',
          ';',
          '\n',
          '\r',
          '\r\n',
          '\t',
          ' ',
          '＝',
          '\uFEFF',
          '\u00a0',
          '\u0085',
          '\u200b',
          '\ud800',
          '1',
          'x',
          '=cmd|',
          'é',
          '😀',
          '""',
          '",=',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );
  const table = fc.integer({ min: 1, max: 5 }).chain((columns) =>
    fc.record({
      labels: fc.array(hostile, { minLength: columns, maxLength: columns }),
      rows: fc.array(fc.array(hostile, { minLength: columns, maxLength: columns }), {
        maxLength: 6,
      }),
    }),
  );
  const write = (labels: string[], rows: string[][]) =>
    generateCSVDataFromTable(
      labels.map((label) => ({ key: label, label })),
      rows.map((cells) => row(...cells)),
    );
  const read = (text: string, delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\n', header: false }).data;

  it('can be parsed back to the same cells, for any content', () => {
    fc.assert(
      fc.property(table, ({ labels, rows }) => {
        const text = write(labels, rows);
        // Skipped: a single empty label gives an empty text, which the parser reads as a file without lines.
        fc.pre(text !== '');
        const cells = read(text, ',');
        const expected = [labels, ...rows];
        const unguarded = cells.map((line, y) =>
          line.map((cell, x) => (isFormula(expected[y]?.[x] ?? '') ? cell.slice(1) : cell)),
        );
        expect(unguarded).toEqual(expected);
        expect(cells.flat().filter(isFormula)).toEqual([]);
      }),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });

  it('can be decoded after encoding with a byte order mark, with lone surrogates as U+FFFD', () => {
    fc.assert(
      fc.property(table, ({ labels, rows }) => {
        const text = write(
          ['Name', ...labels],
          rows.map((cells) => ['x', ...cells]),
        );
        const bytes = new TextEncoder().encode(`\uFEFF${text}`);
        const wellFormed = (cell: string) => cell.replace(/\p{Surrogate}/gu, '\uFFFD');
        expect(read(new TextDecoder().decode(bytes), ',')).toEqual(
          read(text, ',').map((line) => line.map(wellFormed)),
        );
      }),
    );
  });

  it('contains no formula when a table of one column is parsed with semicolons as delimiter', () => {
    fc.assert(
      fc.property(fc.array(hostile), (values) => {
        const cells = read(
          write(
            ['Name'],
            values.map((value) => [value]),
          ),
          ';',
        );
        expect(cells.flat().filter(isFormula)).toEqual([]);
      }),
    );
  });
});

describe('generateTSVDataFromTable', () => {
  it('has decimal commas when hasDecimalComma is set', () => {
    const rows = [[{ value: 7.5 }, { value: '7.5' }]];
    expect(generateTSVDataFromTable([], rows, { hasDecimalComma: true })).toBe('\n7,5\t7.5');
  });

  it('writes one line for each row and a tab between cells, for any content', () => {
    const row = (...values: (string | number | null)[]) => values.map((value) => ({ value }));
    const text = generateTSVDataFromTable(
      [{ label: 'Name' }, { label: 'Net sales' }],
      [row('Mug\twith\r\nhandle', 7.5), row('=1+1', -3), row('"Best" cap', null)],
    );
    expect(text.split('\n').map((line) => line.split('\t'))).toEqual([
      ['Name', 'Net sales'],
      ['Mug with handle', '7.5'],
      ["'=1+1", '-3'],
      ['"""Best"" cap"', ''],
    ]);
  });
});
