import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '@tillview/test-setup/axe';
import * as stories from './compare-button.stories.tsx';

const all = composeStories(stories);

it.each(Object.entries(all))('has no fault that axe finds: %s', async (_, Story) => {
  const { container, getByRole } = render(<Story />);
  expect(getByRole('button')).toHaveAccessibleName();
  await expectNoAxeViolations(container);
});
