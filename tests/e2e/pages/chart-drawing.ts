import type { Locator } from 'playwright-core';

/** A point of a line, in pixels of the chart. */
export type Point = { x: number; y: number };

/** A rendered line chart: the labels of its axes and the points of its lines. */
export type ChartDrawing = {
  valueTicks: { text: string; y: number }[];
  dateTicks: { texts: string[]; x: number }[];
  lines: Record<string, Point[]>;
};

/** Reads the rendered lines and axes of a chart. */
export async function readDrawing(chart: Locator): Promise<ChartDrawing> {
  return chart.evaluate((element) => {
    const numbers = (text: string | null | undefined) =>
      [...(text ?? '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
    const textsOf = (group: Element) =>
      [...group.querySelectorAll('text')].map(({ textContent }) => textContent.trim());
    const pointsOf = (line: Element) => {
      const flat = numbers(line.getAttribute('d'));
      return flat.flatMap((x, index) =>
        index % 2 === 0 ? [{ x, y: flat[index + 1] ?? NaN }] : [],
      );
    };
    return {
      valueTicks: [...element.querySelectorAll('.tillview-chart__values > .tick')].map((group) => ({
        text: textsOf(group).join(' '),
        y: numbers(group.getAttribute('transform'))[1] ?? NaN,
      })),
      dateTicks: [...element.querySelectorAll('.tillview-chart__dates > .tick')].map((group) => ({
        texts: textsOf(group),
        x: numbers(group.getAttribute('transform'))[0] ?? NaN,
      })),
      lines: Object.fromEntries(
        [...element.querySelectorAll<SVGGElement>('[data-series]')].map((series) => {
          // The incomplete interval is a separate line, which starts where the first one ends.
          const points = [...series.querySelectorAll('.tillview-chart__line')].flatMap(pointsOf);
          const byX = new Map(points.map((point) => [point.x, point]));
          return [series.dataset['series'] ?? '', [...byX.values()].toSorted((a, b) => a.x - b.x)];
        }),
      ),
    };
  });
}

/** Moves the pointer over a point of the chart and returns the text of its tooltip. */
export async function readTooltip(chart: Locator, point: Point): Promise<string> {
  await chart.locator('.tillview-chart__canvas').hover({ position: { x: point.x, y: 20 } });
  const text = await chart.page().locator('.tillview-chart-tooltip').innerText();
  return text.replaceAll(/\s+/g, ' ').trim();
}
