import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  all,
  announced,
  hover,
  menuItem,
  openReport,
  plot,
  pressTable,
  WIDTH,
} from './testing/chart-page.ts';
import { deepIt } from '@tillview/test-setup/deep';

const { TimeComparison, Hours, Items, RightToLeft, Loading, AllZero, LongTable } = all;

type Saved = {
  name: string;
  file: Blob;
};

const saved: Saved[] = [];
const waitForFile = async () => {
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  return saved[0]!;
};

beforeEach(() => {
  openReport();
  saved.length = 0;
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        return `blob:${files.push(file) - 1}`;
      }
      static override revokeObjectURL() {}
    },
  );
  // jsdom has no canvas and logs an error about it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const file = files[Number(this.href.replace('blob:', ''))];
    if (file) saved.push({ name: this.download, file });
  });
});

afterEach(() => void vi.unstubAllGlobals());

async function readSvg(): Promise<{ root: Element; text: string; name: string }> {
  const { name, file } = await waitForFile();
  const text = await file.text();
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return { root, text, name };
}

const wordsOf = (root: Element) =>
  [...root.querySelectorAll('text')].map((each) => each.textContent);

describe('the menu', () => {
  it('offers lines, the CSV file and the images', async () => {
    render(<TimeComparison width={WIDTH} />);
    await userEvent.click(screen.getByRole('button', { name: 'Chart menu' }));
    const menu = screen.getByRole('menu', { name: 'Chart menu' });
    expect(
      [...menu.querySelectorAll('[role^="menuitem"]')].map((item) => item.textContent),
    ).toEqual([
      '7-day average',
      'Running total',
      'Download as CSV',
      'Save as image (SVG)',
      'Save as image (PNG)',
    ]);
    expect(within(menu).queryAllByRole('menuitem', { hidden: false })).toHaveLength(3);
  });

  it.each([
    ['while data loads', Loading, {}, [false, false]],
    ['as a table', TimeComparison, { isTable: true }, [true, false]],
    ['when all values are zero', AllZero, {}, [true, false]],
  ])('offers only the available files %s', async (_, Story, props, [metrics, picture]) => {
    render(<Story width={WIDTH} {...props} />);
    const isOffered = (item: HTMLElement) => item.getAttribute('aria-disabled') !== 'true';
    expect(isOffered(await menuItem('Download as CSV'))).toBe(metrics);
    expect(isOffered(screen.getByText('Save as image (SVG)'))).toBe(picture);
    expect(isOffered(screen.getByText('Save as image (PNG)'))).toBe(picture);
  });
});

describe('the lines in the menu', () => {
  it.each([
    ['days', TimeComparison, ['7-day average', 'Running total']],
    ['hours', Hours, ['Running total']],
    ['averages', all.Averages, []],
  ])('are those that %s support', async (_, Story, lines) => {
    render(<Story width={WIDTH} isAdditive={lines.length > 0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Chart menu' }));
    const offered = screen.queryAllByRole('menuitemcheckbox').map((item) => item.textContent);
    expect(offered).toEqual(lines);
  });

  it('are written to the URL', async () => {
    const onQueryUpdate = vi.fn();
    const { rerender } = render(<TimeComparison width={WIDTH} onQueryUpdate={onQueryUpdate} />);
    await userEvent.click(await menuItem('7-day average'));
    rerender(<TimeComparison width={WIDTH} onQueryUpdate={onQueryUpdate} chartLine="average" />);
    await vi.waitFor(() => expect(document.querySelector('.has-averages')).not.toBeNull());
    expect(screen.getByRole('region', { name: 'Net sales with 7-day average' })).toBeVisible();
    expect(await menuItem('7-day average')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByText('7-day average'));
    expect(onQueryUpdate.mock.calls).toEqual([
      [{ chartLine: 'average' }],
      [{ chartLine: undefined }],
    ]);
  });

  it('show a running total in chart and table, but the sums of a selection use the original values', async () => {
    render(<all.RunningTotals width={WIDTH} />);
    pressTable();
    const last = () => [...document.querySelectorAll('tr:last-child td')][0]?.textContent;
    await vi.waitFor(() => expect(last()).toBe('$25,050.05'));
    pressTable();
    plot('Net sales, running total').focus();
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}');
    expect(announced()).toContain('November 19, 2026 to November 20, 2026 selected.');
    expect(announced()).toMatch(/2026\): \$2,\d{3}/);
  });
});

describe('the CSV', () => {
  it('contains the values; its name has the chart title and the date of the store', async () => {
    render(<TimeComparison width={WIDTH} />);
    await userEvent.click(await menuItem('Download as CSV'));
    const { name, file } = await waitForFile();
    expect(name).toMatch(/^net-sales_\d{4}-\d\d-\d\d_after-2026-11-01_before-2026-11-20\.csv$/);
    const [head, first] = (await file.text()).split('\r\n');
    expect(head).toContain(
      'Date,"Month to date (Nov 1 - 20, 2026)","Compared with","Previous year (Nov 1 - 20, 2025)"',
    );
    expect(first).toBe('2026-11-01,1488,2025-11-01,700.1');
  });
});

describe('the image', () => {
  it('contains title, range, legend with totals, axes and both series, and needs no style sheet', async () => {
    render(<TimeComparison width={WIDTH} source={['Mugs & More', 'Revenue']} />);
    const item = await menuItem('Save as image (SVG)');
    hover(300);
    const crosshair = document.querySelector('.tillview-chart__crosshair')?.getAttribute('d');
    fireEvent.click(item);
    const { root, text, name } = await readSvg();
    expect(name).toMatch(
      /^mugs---more-revenue-net-sales_\d{4}-\d\d-\d\d_after-2026-11-01_before-2026-11-20\.svg$/,
    );
    expect(root.querySelector('title')?.textContent).toBe(
      'Mugs & More · Revenue, Net sales, November 1, 2026 to November 20, 2026',
    );
    expect(wordsOf(root)).toEqual(
      expect.arrayContaining([
        'Mugs & More · Revenue',
        'Net sales',
        'November 1, 2026 to November 20, 2026',
        'Month to date (Nov 1 - 20, 2026)',
        '$25,050.05',
        'Previous year (Nov 1 - 20, 2025)',
        '$1.5k',
        'Nov 2026',
      ]),
    );
    const lines = [...document.querySelectorAll('.tillview-chart__series .tillview-chart__line')];
    const drawn = [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(lines).toHaveLength(2);
    expect(crosshair).toMatch(/^M/);
    expect(drawn).not.toContain(crosshair);
    expect(drawn).toEqual(expect.arrayContaining(lines.map((line) => line.getAttribute('d'))));
    expect(text).not.toMatch(/class=|style sheet|var\(|href|url\(/);
    expect(root.getAttribute('width')).toBe(String(WIDTH));
    const height = Number(root.getAttribute('height'));
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${WIDTH} ${height}`);
    expect(height).toBeGreaterThan(300);
  });

  deepIt('contains only the visible items', async () => {
    render(<Items width={WIDTH} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Mug/ }));
    await userEvent.click(await menuItem('Save as image (SVG)'));
    const words = wordsOf((await readSvg()).root);
    expect(words).toEqual(expect.arrayContaining(['Hoodie', 'Beanie', 'Poster', 'Sunglasses']));
    expect(words).not.toContain('Mug');
    expect(words).not.toContain('Album');
  });

  deepIt('starts at the right in right-to-left layout', async () => {
    render(<RightToLeft width={WIDTH} />);
    await userEvent.click(await menuItem('Save as image (SVG)'));
    const [title] = (await readSvg()).root.querySelectorAll('text');
    expect(title?.textContent).toBe('صافي المبيعات');
    expect(['x', 'direction'].map((name) => title?.getAttribute(name))).toEqual([
      String(WIDTH - 16),
      'rtl',
    ]);
  });

  deepIt('shows an error when it cannot be created, and can be retried', async () => {
    render(<TimeComparison width={WIDTH} />);
    vi.spyOn(XMLSerializer.prototype, 'serializeToString').mockImplementationOnce(() => {
      throw new Error('No memory');
    });
    await userEvent.click(await menuItem('Save as image (SVG)'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The file could not be created. Try again.',
    );
    await userEvent.click(await menuItem('Save as image (SVG)'));
    await waitForFile();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a table with many rows', () => {
  // Queries by role are slow in a large table.
  const rows = () => document.querySelectorAll('tbody tr').length;
  const firstDate = () => document.querySelector('tbody th');

  deepIt('is paginated, and moves to a page that exists when the data gets shorter', () => {
    const { rerender } = render(<LongTable width={WIDTH} />);
    expect(rows()).toBe(100);
    expect(firstDate()).toHaveTextContent('January 1, 2024');
    const field = screen.getByRole('spinbutton');
    fireEvent.change(field, { target: { value: '10' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(firstDate()).toHaveTextContent('June 19, 2026');
    const data = LongTable.args.data ?? [];
    rerender(<LongTable width={WIDTH} data={data.slice(0, 450)} />);
    expect(rows()).toBe(50);
    rerender(<LongTable width={WIDTH} data={data.slice(0, 400)} />);
    expect(rows()).toBe(400);
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });
});
