import { describe, expect, it } from 'vitest';
import { checkPictures, compareAppearance, MAX_BYTES, PICTURES } from './pictures.mjs';

const appearance = {
  screens: ['/analytics/overview Overview', '/stock Low stock'],
  menu: ['Overview: /analytics/overview', 'Stock: /stock'],
  styles: ['app/index.css 1f', 'app/report.css 2e'],
};

describe('what changed since the pictures were taken', () => {
  it('is nothing while screens, menu and styles are the same', () => {
    expect(compareAppearance(appearance, appearance)).toEqual([]);
  });

  it.each([
    ['screens', '/refunds Refunds'],
    ['menu', 'Refunds: /refunds'],
    ['styles', 'app/refunds.css 3d'],
  ] as const)('names what was added to and taken from %s', (part, line) => {
    const more = { ...appearance, [part]: [...appearance[part], line] };
    expect(compareAppearance(appearance, more)).toEqual([
      `${part}: "${line}" is not in the pictures.`,
    ]);
    expect(compareAppearance(more, appearance)).toEqual([
      `${part}: "${line}" was in the pictures.`,
    ]);
  });
});

describe('the pictures', () => {
  const sizes = Object.fromEntries(PICTURES.map((name) => [`${name}.png`, 1000]));

  it('are complete, and no others', () => {
    expect(checkPictures(sizes)).toEqual([]);
    const { 'overview.png': _size, ...others } = sizes;
    expect(checkPictures({ ...others, 'old.png': 1000 })).toEqual([
      'overview.png is missing.',
      'old.png is not one of the pictures.',
    ]);
  });

  it('have a limited size in all', () => {
    expect(checkPictures({ ...sizes, 'revenue.png': MAX_BYTES })).toEqual([
      `The pictures have ${MAX_BYTES + 9000} bytes, more than ${MAX_BYTES}.`,
    ]);
  });
});
