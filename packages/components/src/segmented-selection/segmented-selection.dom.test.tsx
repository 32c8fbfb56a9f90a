import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './segmented-selection.stories.tsx';

const all = composeStories(stories);
const { Even, Incomplete, NothingSelected } = all;

const choice = (name: string) => screen.getByRole('radio', { name });

describe('SegmentedSelection', () => {
  it('is a named group with one selected option', () => {
    render(<Even />);
    expect(screen.getByRole('group', { name: 'Compare to' })).toBeVisible();
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([choice('Previous year')]);
  });

  it('reports the selected option by its field name, with the pointer and the keyboard', async () => {
    const onChoose = vi.fn();
    render(<Even onChoose={onChoose} />);
    const user = userEvent.setup();
    await user.click(choice('No comparison'));
    expect(onChoose).toHaveBeenLastCalledWith({ choice: 'none' });
    await user.keyboard('{ArrowUp}');
    expect(onChoose).toHaveBeenCalledTimes(2);
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([document.activeElement]);
    expect(choice('No comparison')).not.toBeChecked();
  });

  it('can start with no option selected', () => {
    render(<NothingSelected />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('omits options without a value or a label', () => {
    render(<Incomplete />);
    expect(screen.getAllByRole('radio')).toEqual([choice('Alone')]);
  });
});
