import type { Locator } from 'playwright-core';

/** A point of a line, in pixels of the drawing. */
export type Point = { x: number; y: number };

/** What is drawn of a line chart: its axes by their labels, and its lines by their points. */
export type ChartDrawing = {
  valueTicks: { text: string; y: number }[];
  dateTicks: { texts: string[]; x: number }[];
  lines: Record<string, Point[]>;
};

/** Reads the lines and axes of a chart as they are drawn. */
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
          // The running interval is a line of its own, which begins where the other ends.
          const points = [...series.querySelectorAll('.tillview-chart__line')].flatMap(pointsOf);
          const byX = new Map(points.map((point) => [point.x, point]));
          return [series.dataset['series'] ?? '', [...byX.values()].toSorted((a, b) => a.x - b.x)];
        }),
      ),
    };
  });
}

/** Points at the chart above a point and gives what its tooltip says. */
export async function readTooltip(chart: Locator, point: Point): Promise<string> {
  await chart.locator('.tillview-chart__canvas').hover({ position: { x: point.x, y: 20 } });
  const text = await chart.page().locator('.tillview-chart-tooltip').innerText();
  return text.replaceAll(/\s+/g, ' ').trim();
}
