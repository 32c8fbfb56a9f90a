import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { all, openReport, STEP, WIDTH } from './testing/chart-page.ts';

const { TimeComparison, Bars, RightToLeft, DenseBars } = all;

beforeEach(openReport);

const PLOT = 980;
const ticksOf = (name: string) => [
  ...document.querySelectorAll(`.tillview-chart__${name} > .tick`),
];
const positionOf = (tick: Element) =>
  [...(tick.getAttribute('transform') ?? '').matchAll(/-?[\d.]+/g)].map(Number);
const getOrigin = (name: string) =>
  document.querySelector(`.tillview-chart__${name}`)?.getAttribute('transform');
const textsOf = (tick: Element) =>
  [...tick.querySelectorAll('text')].map((text) => text.textContent);
const attributes = (element: Element | null, ...names: string[]) =>
  names.map((name) => element?.getAttribute(name) ?? '');

it('keeps its labels out of the page translation of browsers, which SVG does not show', () => {
  render(<TimeComparison width={WIDTH} />);
  const labels = [...document.querySelectorAll('.tillview-chart__plot text')];
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.filter((label) => !label.closest('[translate="no"]'))).toEqual([]);
});

describe('the y axis', () => {
  it('has a sharp line across the plot for every tick, with a label before it', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(getOrigin('values')).toBe('translate(80,0)');
    expect(ticksOf('values').map((tick) => [...textsOf(tick), ...positionOf(tick)])).toEqual([
      ['$0', 0, 250.5],
      ['$500', 0, 188.5],
      ['$1k', 0, 125.5],
      ['$1.5k', 0, 63.5],
      ['$2k', 0, 0.5],
    ]);
    for (const tick of ticksOf('values')) {
      expect(attributes(tick.querySelector('line'), 'x2', 'y2')).toEqual([String(PLOT), '']);
      expect(attributes(tick.querySelector('text'), 'x', 'dy')).toEqual(['-12', '0.32em']);
    }
  });

  it('emphasises the zero line, at any position', () => {
    const { rerender } = render(<TimeComparison width={WIDTH} />);
    const strong = () =>
      ticksOf('values').flatMap((tick) =>
        tick.querySelector('line.is-zero') ? [textsOf(tick).join('')] : [],
      );
    expect(strong()).toEqual(['$0']);
    rerender(<all.Negative width={WIDTH} />);
    expect(strong()).toEqual(['$0']);
    expect(ticksOf('values').length).toBeGreaterThan(strong().length + 1);
  });

  it('is at the right in right-to-left layout, and the dates run from right to left', () => {
    render(<RightToLeft width={WIDTH} />);
    expect(positionOf(ticksOf('dates')[0]!)[0]).toBe(PLOT + 0.5);
    expect(getOrigin('values')).toBe(`translate(${30 + PLOT},0)`);
    const [zero] = ticksOf('values');
    expect(attributes(zero?.querySelector('line') ?? null, 'x2')).toEqual([String(-PLOT)]);
    expect(attributes(zero?.querySelector('text') ?? null, 'x')).toEqual(['12']);
    expect(attributes(document.querySelector('.tillview-chart__values'), 'text-anchor')).toEqual([
      'start',
    ]);
  });
});

describe('the x axis', () => {
  it('has a tick at the position of each labelled point, and the month once below', () => {
    render(<TimeComparison width={WIDTH} />);
    expect(getOrigin('dates')).toBe('translate(0,250)');
    const ticks = ticksOf('dates');
    expect(ticks[0] && textsOf(ticks[0])).toEqual(['1', 'Nov 2026']);
    for (const tick of ticks) {
      const [x = NaN, y] = positionOf(tick);
      const day = Number(textsOf(tick)[0]);
      expect([x, y]).toEqual([Math.round((day - 1) * STEP) + 0.5, 0]);
      expect(attributes(tick.querySelector('line'), 'y1', 'y2')).toEqual(['1', '6']);
      expect(attributes(tick.querySelector('text'), 'y')).toEqual(['22']);
      expect(tick.querySelectorAll('.is-second')).toHaveLength(day === 1 ? 1 : 0);
    }
  });

  it('has ticks at the centre of the bars, also when the bars are wider than the plot', () => {
    const { rerender } = render(<Bars width={WIDTH} />);
    const [first, second] = ticksOf('dates').map((tick) => positionOf(tick)[0] ?? NaN);
    const band = PLOT / 20;
    const days = ticksOf('dates').map((tick) => Number(textsOf(tick)[0]));
    // The centre of a band can be between two pixels; a tick is always on a pixel.
    expect(Math.abs((first ?? NaN) - band / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs((second ?? NaN) - band * ((days[1] ?? NaN) - 0.5))).toBeLessThanOrEqual(1);
    expect([first, second].map((x = NaN) => x % 1)).toEqual([0.5, 0.5]);
    rerender(<DenseBars width={WIDTH} />);
    expect(positionOf(ticksOf('dates')[0]!)[0]).toBe(3.5);
  });
});
