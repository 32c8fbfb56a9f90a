import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './pagination.stories.tsx';
import { Pagination } from './pagination.tsx';

const { ArrowsOnly, Default, FirstPage, LastPage, OnePage, OnePageOfMany } =
  composeStories(stories);

const field = () => screen.getByRole('spinbutton', { name: 'Go to page' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const arrow = (name: 'Previous page' | 'Next page') => screen.getByRole('button', { name });

describe('Pagination', () => {
  it('goes to the previous and next page, and shows the current one (R1.27)', async () => {
    const onPageChange = vi.fn();
    render(<Default onPageChange={onPageChange} />);
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 13');
    await userEvent.click(arrow('Next page'));
    expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 13');
    await userEvent.click(arrow('Previous page'));
    expect(onPageChange.mock.calls).toEqual([
      [3, 'next'],
      [2, 'previous'],
    ]);
  });

  it('disables an arrow on the first and last page, and moves the focus to the other arrow', async () => {
    const { unmount } = render(<FirstPage />);
    expect(arrow('Previous page')).toBeDisabled();
    unmount();
    render(<LastPage page={12} />);
    await userEvent.click(arrow('Next page'));
    expect(arrow('Next page')).toBeDisabled();
    expect(arrow('Previous page')).toHaveFocus();
  });

  it('offers 25, 50, 75 and 100 rows per page (R9.49, R1.28)', async () => {
    const onPerPageChange = vi.fn();
    render(<Default onPerPageChange={onPerPageChange} />);
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toEqual(['25', '50', '75', '100']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '75');
    expect(onPerPageChange).toHaveBeenCalledWith(75);
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 5');
  });

  it('goes to the last page when a larger page size makes the current page too high', async () => {
    const onPageChange = vi.fn();
    render(<LastPage onPageChange={onPageChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '100');
    expect(onPageChange.mock.calls).toEqual([[4, undefined]]);
  });

  it.each([
    ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
    ['leaving the field', () => fireEvent.blur(field())],
  ])('jumps to a page by %s (R1.29)', (_, commit) => {
    const onPageChange = vi.fn();
    render(<Default onPageChange={onPageChange} />);
    type('13');
    commit();
    fireEvent.blur(field());
    expect(onPageChange.mock.calls).toEqual([[13, 'goto']]);
    expect(field()).toHaveValue(13);
  });

  it('accepts only a whole number from 1 to the last page, other than the current page (R5.25, R5.26, R5.27)', () => {
    const onPageChange = vi.fn();
    render(<Default onPageChange={onPageChange} />);
    for (const text of ['3.5', '1e1', ' ', '0', '14', '-1', '2']) {
      type(text);
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(field()).toHaveValue(2);
    }
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('shows an error for a missing page until another number is entered', () => {
    render(<Default />);
    type('40');
    fireEvent.keyDown(field(), { key: 'Enter' });
    const problem = screen.getByRole('alert');
    expect(problem).toHaveTextContent('There is no page 40. Enter a page from 1 to 13.');
    type('1');
    expect(problem).toBeEmptyDOMElement();
  });

  it.each([
    [0, 25],
    [1, 25],
    [25, 25],
    [25, 100],
  ])('is hidden with %i rows and %i rows per page (R9.50)', (total, perPage) => {
    const { container } = render(<OnePage total={total} perPage={perPage} />);
    expect(container.querySelector('.tillview-pagination')).toBeNull();
  });

  it('shows only the page size with one page of more than 25 rows (R9.50)', () => {
    render(<OnePageOfMany />);
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('100');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('hides the controls that its props disable', () => {
    render(<ArrowsOnly showPageArrowsLabel={false} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('renders children instead, with the page count', () => {
    render(
      <Pagination page={1} perPage={25} total={60}>
        {({ pageCount }) => `${pageCount} pages`}
      </Pagination>,
    );
    expect(screen.getByText('3 pages')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
