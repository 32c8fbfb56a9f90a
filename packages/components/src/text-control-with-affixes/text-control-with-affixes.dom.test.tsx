import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './text-control-with-affixes.stories.tsx';

const all = composeStories(stories);
const field = () => screen.getByRole('textbox', { name: 'Weight' });

describe('a text field with affixes', () => {
  it('is described by its help, prefix and suffix', async () => {
    render(<all.Both />);
    expect(field()).toHaveAccessibleDescription('With the parcel. about kg');
    await userEvent.setup().type(field(), '7');
    expect(field()).toHaveValue('7');
  });

  it('can have a label for screen readers only', () => {
    render(<all.HiddenLabel />);
    expect(field()).toHaveAccessibleDescription('With the parcel. kg');
  });
});
