import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifyResize } from '@tillview/test-setup/resize-observer';
import { Table } from './table.tsx';
import { TableScrollbar } from './table-scrollbar.tsx';

const size = (of: Element, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(of, name, { value, configurable: true });
};

describe('selecting another page of a table', () => {
  const scrollBy = vi.fn();

  beforeEach(() => {
    scrollBy.mockReset();
    vi.stubGlobal('scrollBy', scrollBy);
  });

  const table = (paged: string, perPage = '25') => (
    <Table
      caption="Orders"
      headers={[{ key: 'name', label: 'Name' }]}
      rows={[[{ display: 'Mug', value: 'Mug' }]]}
      query={{ paged, per_page: perPage }}
    />
  );

  function setUp(top: number) {
    const result = render(table('1'));
    const box = screen.getByRole('table').closest<HTMLElement>('.tillview-table');
    if (!box) throw new Error('The table is in no box.');
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 900));
    return { ...result, box };
  }

  it('scrolls to the top of the table when that is above the window', () => {
    const { rerender, box } = setUp(-400);
    act(() => notifyResize(box));
    expect(scrollBy).not.toHaveBeenCalled();
    rerender(table('2'));
    act(() => notifyResize(box));
    act(() => notifyResize(box));
    expect(scrollBy.mock.calls).toEqual([[0, -400]]);
    rerender(table('2', '50'));
    act(() => notifyResize(box));
    expect(scrollBy).toHaveBeenCalledTimes(2);
    rerender(table('1'));
    act(() => notifyResize(box));
    expect(scrollBy).toHaveBeenCalledTimes(3);
  });

  it('does not scroll when the top is in the window or another element has the keyboard focus', () => {
    const { rerender, box } = setUp(0);
    rerender(table('2'));
    act(() => notifyResize(box));
    expect(scrollBy).not.toHaveBeenCalled();
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 900));
    const button = document.body.appendChild(document.createElement('button'));
    button.textContent = 'Next page';
    // In jsdom, whether an element matches `:focus-visible` depends on earlier tests.
    vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
      selector === ':focus-visible' ? button : null,
    );
    rerender(table('3'));
    act(() => notifyResize(box));
    expect(scrollBy).not.toHaveBeenCalled();
    button.remove();
  });
});

describe('TableScrollbar', () => {
  function setUp() {
    const [box, wide] = [document.createElement('div'), document.createElement('table')];
    size(wide, { offsetWidth: 900 });
    box.scrollLeft = 40;
    const { container } = render(
      <TableScrollbar scroller={{ current: box }} content={{ current: wide }} />,
    );
    const bar = container.querySelector<HTMLElement>('.tillview-table__scrollbar');
    if (!bar) throw new Error('There is no scrollbar.');
    return { box, wide, bar, container };
  }

  it('is as wide as the table, also after the table was resized', () => {
    const { wide, bar, container } = setUp();
    const length = bar.firstElementChild as HTMLElement;
    expect(length.style.inlineSize).toBe('900px');
    size(wide, { offsetWidth: 700 });
    size(bar, { offsetHeight: 15 });
    act(() => notifyResize(wide));
    expect(length.style.inlineSize).toBe('700px');
    expect(container.style.getPropertyValue('--tillview-table-scrollbar')).toBe('15px');
  });

  it('starts at the scroll position of the table, and is synchronized with it', () => {
    const { box, bar } = setUp();
    expect(bar.scrollLeft).toBe(40);
    bar.scrollLeft = 120;
    fireEvent.scroll(bar);
    expect(box.scrollLeft).toBe(120);
    box.scrollLeft = 0;
    fireEvent.scroll(box);
    expect(bar.scrollLeft).toBe(0);
  });
});
