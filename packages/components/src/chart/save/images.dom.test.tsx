import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { all, hover, openReport, WIDTH } from '../testing/chart-page.ts';
import { drawChartImage } from './draw-chart-image.ts';
import { toSvgText } from './to-png.ts';

beforeEach(() => {
  openReport();
  // jsdom has no canvas, and logs an error when one is used.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const stories = {
  TimeComparison: all.TimeComparison,
  Bars: all.Bars,
  Items: all.Items,
  ItemBars: all.ItemBars,
  Negative: all.Negative,
  NegativeBars: all.NegativeBars,
  Averages: all.Averages,
  AveragesOverBars: all.AveragesOverBars,
  Gaps: all.Gaps,
  Incomplete: all.Incomplete,
  OneBar: all.OneBar,
  Hours: all.Hours,
  RightToLeft: all.RightToLeft,
};

// Compares each drawing with an SVG file, exactly; the files can be opened in a browser. jsdom has no style sheets, so
// shapes are black and lines have no width. After an intended change of a chart, `npx vitest run --project dom images
// -u` updates the files.
describe('the saved picture', () => {
  it.each(Object.entries(stories))('of %s matches its SVG file', async (name, Story) => {
    const { container } = render(<Story width={WIDTH} />);
    const chart = container.querySelector<HTMLElement>('.tillview-chart');
    if (!chart) throw new Error('There is no chart.');
    chart.style.backgroundColor = 'white';
    const picture = drawChartImage(chart, {
      title: 'Net sales',
      source: 'Mugs & More · Revenue',
      range: 'Nov 1 - 20, 2026',
    });
    if (!picture) throw new Error('Nothing is drawn.');
    const lines = toSvgText(picture).replaceAll('><', '>\n<');
    await expect(`${lines}\n`).toMatchFileSnapshot(`images/${name}.svg`);
  });
});

it('reads the colours of the light theme, then restores the dark theme', () => {
  const { container } = render(<all.Bars width={WIDTH} />);
  const root = document.documentElement;
  root.dataset['tillviewTheme'] = 'dark';
  const themes: unknown[] = [];
  const computed = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    themes.push(root.dataset['tillviewTheme']);
    return computed(element);
  });
  try {
    drawChartImage(container.querySelector<HTMLElement>('.tillview-chart')!, {
      title: 'Net sales',
      source: '',
      range: '',
    });
    expect(new Set(themes)).toEqual(new Set([undefined]));
    expect(root.dataset['tillviewTheme']).toBe('dark');
  } finally {
    delete root.dataset['tillviewTheme'];
  }
});

describe('the hover layer', () => {
  it.each([
    ['TimeComparison', all.TimeComparison],
    ['Bars', all.Bars],
    ['Items', all.Items],
    ['AveragesOverBars', all.AveragesOverBars],
  ])('in %s matches its SVG file, by pointer and by keyboard', async (name, Story) => {
    render(<Story width={WIDTH} />);
    const mark = () => document.querySelector('.tillview-chart__hover')?.outerHTML ?? '';
    hover(300);
    const marks = [mark()];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
      fireEvent.keyDown(screen.getByRole('application'), { key });
      marks.push(mark());
    }
    const lines = `<svg xmlns="http://www.w3.org/2000/svg">${marks.join('')}</svg>`;
    await expect(`${lines.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(
      `images/${name}-marks.svg`,
    );
  });
});
