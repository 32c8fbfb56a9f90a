import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './segmented-selection.stories.tsx';

const all = composeStories(stories);
const { Even, Incomplete, NothingSelected } = all;

const choice = (name: string) => screen.getByRole('radio', { name });

describe('a choice among segments', () => {
  it('is a named group of which one holds', () => {
    render(<Even />);
    expect(screen.getByRole('group', { name: 'Compare to' })).toBeVisible();
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([choice('Previous year')]);
  });

  it('reports the choice under its name, by pointer and by keys', async () => {
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

  it('may begin with none', () => {
    render(<NothingSelected />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('leaves out what has no value or no name', () => {
    render(<Incomplete />);
    expect(screen.getAllByRole('radio')).toEqual([choice('Alone')]);
  });
});
