import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readDrawing, type Point } from '../pages/chart-drawing.ts';
import { eventually } from '../pages/eventually.ts';
import { revenue } from '../../store/reports/revenue.ts';
import { ReportPage } from '../pages/report-page.ts';
import { withBrowser, type VisitOptions } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const browser = withBrowser();
const demo = withDemo();

async function open(query: Record<string, string> = {}, options: VisitOptions = {}) {
  const { page } = await browser.visit(options);
  const report = new ReportPage(page, demo.url, revenue);
  await report.open({ period: 'month', compare: 'previous_year', interval: 'day', ...query });
  const chart = report.chart();
  // It arrives after the first view, and extends the axis to the end of the month.
  await chart.getByText('Estimate (80%)').waitFor();
  return { page, report, chart };
}

const plotOf = (chart: Locator) => chart.getByRole('application');

/** The positions of the current period's points in the viewport. */
async function pointsInWindow(chart: Locator): Promise<Point[]> {
  await chart.scrollIntoViewIfNeeded();
  const { lines } = await readDrawing(chart);
  const box = await chart.locator('.tillview-chart__canvas').boundingBox();
  if (!box) throw new Error('The chart is not drawn.');
  return (lines['primary'] ?? []).map(({ x, y }) => ({ x: box.x + x, y: box.y + y }));
}

async function dragOver(page: Page, from: Point | undefined, to: Point | undefined): Promise<void> {
  if (!from || !to) throw new Error('There are no such days.');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y + 5, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

describe('zooming into Revenue', () => {
  deepIt(
    'is cancelled on Escape, shows the dragged days, and also works with the keyboard',
    async () => {
      const { page, report, chart } = await open({ preset: 'last_30_days', paged: '1' });
      const points = await pointsInWindow(chart);
      await dragOver(page, points.at(-9), points.at(-3));
      await page.keyboard.press('Escape');
      expect(await chart.locator('.tillview-chart__brush').count()).toBe(0);
      await page.mouse.up();
      const [third, sixth] = [points.at(-6), points.at(-3)];
      await dragOver(page, third, sixth);
      await chart.locator('.tillview-chart__brush').waitFor();
      await chart.getByText('Nov 15 - 18, 2026', { exact: true }).waitFor();
      const before = report.url();
      await page.mouse.up();
      const zoom = chart.getByRole('button', { name: 'Zoom to Nov 15 - 18, 2026' });
      await zoom.waitFor();
      expect(report.url()).toEqual(before);
      await zoom.click();
      await report.settle();
      expect(report.url()).toMatchObject({
        period: 'custom',
        compare: 'previous_year',
        after: '2026-11-15',
        before: '2026-11-18',
        interval: 'day',
      });
      const { rows } = await report.chartTable();
      expect(rows.map(([date]) => date)).toEqual([
        'November 15, 2026',
        'November 16, 2026',
        'November 17, 2026',
        'November 18, 2026',
      ]);
      await chart.getByRole('button', { name: /^Back to / }).click();
      await report.settle();
      expect(report.url()).toEqual({ ...before, paged: undefined });

      await report.goTo({ period: 'month', compare: 'previous_year', interval: 'day' });
      await plotOf(chart).focus();
      for (const key of ['Home', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
        await page.keyboard.press(key);
      expect(await chart.locator('[aria-live]').innerText()).toEqual(
        expect.stringMatching(
          /^November 2, 2026 to November 4, 2026 selected\. .* Press Enter to zoom/,
        ),
      );
      await page.keyboard.press('Enter');
      await report.settle();
      expect(report.url()).toMatchObject({
        period: 'custom',
        compare: 'previous_year',
        after: '2026-11-02',
        before: '2026-11-04',
      });
      expect(await plotOf(chart).evaluate((plot) => plot === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await chart.locator('[aria-live]').innerText()).toContain('November 2, 2026: ');
    },
  );
});

async function save(page: Page, chart: Locator, label: string) {
  await chart.getByRole('button', { name: 'Chart menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: label }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    file: await buffer(await download.createReadStream()),
  };
}

/** What a program without our styles reads from an SVG file. Pages of Tillview parse no strings (Trusted Types). */
async function readSvg(page: Page, text: string) {
  const blank = await page.context().newPage();
  const svg = await blank.evaluate(async (source) => {
    const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
    await image.decode();
    const numbers = (name: string) => Number(root.getAttribute(name));
    return {
      texts: [...root.querySelectorAll('text')].map(({ textContent }) => textContent),
      paths: [...root.querySelectorAll('path')].map((path) => path.getAttribute('d')),
      cut: [...root.querySelectorAll('svg:not([overflow="visible"])')].length,
      strokes: [...root.querySelectorAll('path')].map((path) => path.getAttribute('stroke')),
      size: [numbers('width'), numbers('height')],
      drawnSize: [image.naturalWidth, image.naturalHeight],
    };
  }, text);
  await blank.close();
  return svg;
}

describe('the saved image', () => {
  it('is the chart on a light background, also as a PNG of twice the size for sharp prints', async () => {
    const { page, report, chart } = await open({}, { colorScheme: 'dark' });
    const { name, file } = await save(page, chart, 'Save as image (SVG)');
    expect(name).toBe(
      'tillview-demo-store-revenue-net-sales_2026-11-20_after-2026-11-01_before-2026-11-20.svg',
    );
    const text = file.toString('utf8');
    expect(text).not.toMatch(/href|url\(|class=|@import|var\(/);
    expect(text).toContain('fill="rgb(255, 255, 255)"');
    // The page must be light too, for the comparison.
    await page.emulateMedia({ colorScheme: 'light' });
    const svg = await readSvg(page, text);
    expect(svg.drawnSize).toEqual(svg.size);
    expect(svg.cut).toBe(0);
    const legend = await report.legend();
    expect(legend).toHaveLength(2);
    for (const entry of legend) {
      const [, label = '', total = ''] = /^(.*) (\S+)$/.exec(entry) ?? [];
      expect(svg.texts).toEqual(expect.arrayContaining([label, total]));
    }
    const { valueTicks, dateTicks } = await readDrawing(chart);
    const labels = [...valueTicks.map((tick) => tick.text), ...dateTicks.flatMap((t) => t.texts)];
    expect(labels.length).toBeGreaterThan(10);
    expect(svg.texts).toEqual(
      expect.arrayContaining([
        'Tillview Demo Store · Revenue',
        'Net sales',
        'November 1, 2026 to November 20, 2026',
        'Incomplete',
        ...labels,
      ]),
    );
    const shown = await chart
      .locator('.tillview-chart__series path')
      .evaluateAll((paths) =>
        paths.map((path) => [path.getAttribute('d'), getComputedStyle(path).stroke]),
      );
    expect(shown.length).toBeGreaterThan(3);
    for (const [d, stroke] of shown) {
      const at = svg.paths.indexOf(d ?? '');
      expect(at).toBeGreaterThan(-1);
      expect(svg.strokes[at]).toBe(stroke);
    }

    const png = await save(page, chart, 'Save as image (PNG)');
    expect(png.name).toMatch(/^tillview-demo-store-revenue-net-sales_.*\.png$/);
    expect(png.file.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.file.readUInt32BE(16), png.file.readUInt32BE(20)]).toEqual(
      svg.size.map((side) => side * 2),
    );
    const colours = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data: pixels } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return new Set(new Uint32Array(pixels?.buffer ?? [])).size;
    }, png.file.toString('base64'));
    expect(colours).toBeGreaterThan(10);
  });
});

describe('the printed page', () => {
  it('is light and has the chart without controls, a title, all metrics and all columns, although paper is narrow', async () => {
    const { page, chart } = await open(
      { period: 'quarter', compare: 'previous_period' },
      { colorScheme: 'dark' },
    );
    const inks = async () =>
      chart.evaluate((element) => {
        const label = element.querySelector('.tillview-chart__label');
        return [element, label]
          .map((one) => one && getComputedStyle(one))
          .map((style, index) => (index === 0 ? style?.color : style?.fill));
      });
    const onScreen = await inks();
    await page.setViewportSize({ width: 720, height: 1000 });
    const cards = page.getByRole('list', { name: 'Performance indicators' });
    const metrics = cards.getByRole('link');
    await expect.poll(() => metrics.count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await inks();
    expect(onPaper).toEqual(['rgb(29, 35, 39)', 'rgb(80, 87, 94)']);
    expect(onScreen).not.toEqual(onPaper);
    await expect.poll(() => metrics.count()).toBe(7);
    // The chart of a card of half a screen is not measured again, and fills the page too.
    const widths = await chart.locator('.tillview-chart__plot').evaluate((plot: HTMLElement) => {
      plot.style.setProperty('--tillview-chart-width', '500px');
      return [plot, plot.parentElement].map((box) => box?.clientWidth);
    });
    expect(widths[0]).toBeGreaterThan(600);
    expect(widths[0]).toBe(widths[1]);
    expect(await page.locator('.tillview-report__print p').allInnerTexts()).toEqual([
      'Tillview Demo Store',
      'Quarter to date (Oct 1 - Nov 20, 2026), compared with Previous period (Jul 1 - Aug 20, 2026)',
      'Orders count on: The day of the setting “Date type” (paid, created or completed)',
      expect.stringMatching(/^Printed on Nov 20, 2026 at 12:\d\d PM$/),
      'The table has 25 of 51 rows; 26 are not printed.',
    ]);
    const table = await page.locator('.tillview-table-card table').evaluate((element) => {
      const display = (part: string) => {
        const found = element.querySelector(part);
        return found && getComputedStyle(found).display;
      };
      const { right } = element.getBoundingClientRect();
      return { right, head: display('thead'), totals: display('tfoot') };
    });
    // The table head is repeated on each page, the totals are not.
    expect(table).toMatchObject({ head: 'table-header-group', totals: 'table-row-group' });
    expect(table.right).toBeLessThanOrEqual(720);

    const controls = chart.locator('button:not([role="checkbox"]), select, input, [role^="menu"]');
    expect(await controls.count()).toBeGreaterThan(3);
    expect(await controls.filter({ visible: true }).count()).toBe(0);
    expect(
      await chart.locator('.tillview-chart-legend__check').filter({ visible: true }).count(),
    ).toBe(0);
    expect(await page.getByRole('button', { name: /^Date Range:/ }).count()).toBe(0);
    for (const text of await chart.locator('.tillview-chart-legend__total').all())
      expect(await text.isVisible()).toBe(true);
    const dashes = await chart
      .locator('.tillview-chart__series .tillview-chart__line:not(.is-incomplete)')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray));
    expect(new Set(dashes).size).toBe(2);
  });

  deepIt('fits the paper, which is narrower than the screen', async () => {
    const { page, chart } = await open();
    await page.evaluate(() => {
      // Printing narrows the page, and no script measures it again.
      const sheet = document.querySelector<HTMLElement>('.tillview-chart__plot-area');
      if (sheet?.parentElement) sheet.parentElement.style.inlineSize = '700px';
    });
    await page.emulateMedia({ media: 'print' });
    const [sheet, background, canvas] = await Promise.all(
      ['plot-area', 'background', 'canvas'].map((part) =>
        chart.locator(`.tillview-chart__${part}`).boundingBox(),
      ),
    );
    if (!sheet || !background || !canvas) throw new Error('The chart is not drawn.');
    expect(background.width).toBeLessThanOrEqual(sheet.width + 1);
    expect(canvas.x + canvas.width).toBeLessThanOrEqual(sheet.x + sheet.width + 1);
  });
});

describe('the tooltip', () => {
  const sizes: [number, number][] = [
    [320, 640],
    [1440, 900],
  ];
  it.each(firstCases(1, sizes))('is never outside a window of %i by %i', async (width, height) => {
    const { page, chart } = await open({}, { width, height });
    const canvas = chart.locator('.tillview-chart__canvas');
    const tooltip = page.locator('.tillview-chart-tooltip');
    for (const block of ['start', 'end'] as const) {
      await canvas.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
      const box = await canvas.boundingBox();
      if (!box) throw new Error('The chart is not drawn.');
      for (const share of [0.01, 0.5, 0.99]) {
        const y = Math.min(height - 2, Math.max(2, box.y + 60));
        // A late scroll event may hide the tooltip once more.
        let shown = { x: 0, y: 0, width: 0, height: 0 };
        await eventually(async () => {
          await page.mouse.move(box.x + box.width * share, y - 1);
          await page.mouse.move(box.x + box.width * share, y);
          const measured = await tooltip.boundingBox();
          if (measured) shown = measured;
          return measured;
        }).not.toBeNull();
        expect(shown.x).toBeGreaterThanOrEqual(0);
        expect(shown.y).toBeGreaterThanOrEqual(0);
        expect(shown.x + shown.width).toBeLessThanOrEqual(width);
        expect(shown.y + shown.height).toBeLessThanOrEqual(height);
      }
    }
  });
});
