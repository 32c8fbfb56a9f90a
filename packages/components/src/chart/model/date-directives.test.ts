import { utcFormat, utcParse } from 'd3-time-format';
import { assert, constantFrom, date as anyDate, property } from 'fast-check';
import { expect, it } from 'vitest';
import { createDateParser, formatDateText } from './date-directives.ts';

const date = anyDate({
  min: new Date(Date.UTC(1970, 0)),
  max: new Date(Date.UTC(2099, 11, 31)),
  noInvalidDate: true,
});

it('formats dates as d3 does', () => {
  const letters = 'a A b B d e H I j L m M p q S u U V w W y Y'.split(' ');
  assert(
    property(date, constantFrom('', '-', '_', '0'), (given, padding) => {
      const format = `${letters.map((letter) => `(%${padding}${letter})`).join(' ')} %%`;
      expect(formatDateText(format, given)).toBe(utcFormat(format)(given));
    }),
  );
});

it('parses its own output as d3 does, and rejects other text', () => {
  const format = '%d.%m.%Y [%H:%M:%S]';
  const read = createDateParser(format);
  assert(
    property(date, (given) => {
      const text = formatDateText(format, given);
      expect(read(text)).toEqual(utcParse(format)(text));
      expect(read(`${text}!`)).toBeNull();
    }),
  );
});
