import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { all, hover, openReport, WIDTH } from '../testing/chart-page.ts';
import { drawChartImage } from './draw-chart-image.ts';
import { toStandalone } from './standalone.ts';

beforeEach(() => {
  openReport();
  // jsdom has no canvas, and logs an error when one is used.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function drawPicture(container: HTMLElement): Element {
  const chart = container.querySelector<HTMLElement>('.tillview-chart');
  const picture = chart && drawChartImage(chart, { title: 'Net sales', source: '', range: '' });
  if (!picture) throw new Error('Nothing is drawn.');
  return picture.svg;
}

const pathsOf = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));

describe('the saved picture', () => {
  it.each(
    firstCases(2, ['Items', 'NegativeBars', 'ItemBars', 'Averages', 'AveragesOverBars'] as const),
  )('of %s has every shape and label of the chart, and no classes', (name) => {
    const Story = all[name];
    const { container } = render(<Story width={WIDTH} />);
    const chart = container.querySelector('.tillview-chart__canvas');
    const picture = drawPicture(container);
    const shapes = pathsOf(chart).filter(Boolean);
    expect(shapes.length).toBeGreaterThan(0);
    expect(pathsOf(picture)).toEqual(expect.arrayContaining(shapes));
    const labels = [...(chart?.querySelectorAll('text') ?? [])].map((each) => each.textContent);
    const texts = [...picture.querySelectorAll('text')].map((each) => each.textContent);
    expect(texts).toEqual(expect.arrayContaining(labels));
    expect(picture.querySelector('[class]')).toBeNull();
  });

  it('draws the outline of a text below its letters, as the chart does', () => {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    text.setAttribute('style', 'stroke: white; stroke-width: 3px; paint-order: stroke');
    document.body.append(text);
    const copy = toStandalone(text, window);
    text.remove();
    expect(copy?.getAttribute('paint-order')).toBe('stroke');
    expect(copy?.getAttribute('stroke-width')).toBe('3px');
  });

  it('has the colours of the light theme; the dark theme is restored', () => {
    const { container } = render(<all.Bars width={WIDTH} />);
    const root = document.documentElement;
    root.dataset['tillviewTheme'] = 'dark';
    const themes = new Set<unknown>();
    const computed = window.getComputedStyle.bind(window);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      themes.add(root.dataset['tillviewTheme']);
      return computed(element);
    });
    try {
      drawPicture(container);
      expect(themes).toEqual(new Set([undefined]));
      expect(root.dataset['tillviewTheme']).toBe('dark');
    } finally {
      delete root.dataset['tillviewTheme'];
    }
  });
});

it('marks each item at the hovered date, and the bar that was reached with the keyboard', () => {
  const { unmount } = render(<all.Items width={WIDTH} />);
  hover(300);
  expect(pathsOf(document.querySelector('.tillview-chart__hover'))).toHaveLength(6);
  unmount();
  render(<all.Bars width={WIDTH} />);
  const left = (name: string) => Number(document.querySelector(name)?.getAttribute('x'));
  const lefts = ['ArrowRight', 'ArrowRight', 'ArrowDown'].map((key) => {
    fireEvent.keyDown(screen.getByRole('application'), { key });
    const column = left('.tillview-chart__column');
    expect(left('.tillview-chart__ring')).toBeGreaterThan(column);
    return [column, left('.tillview-chart__ring')].map((x) => Math.max(0, Math.round(x)));
  });
  expect(lefts).toEqual([
    [0, 3],
    [49, 52],
    [49, 72],
  ]);
});
