import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS } from '../../../../mocks/demo-settings.ts';
import { createDemoStore } from '../../../../mocks/demo-store.ts';
import { createDemoServer } from '../../../../mocks/node.ts';
import '../../../data/src/testing/rest-server.ts';
import * as stories from './search-in-store.stories.tsx';

const { NothingFound, ...found } = composeStories(stories);
const store = createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: '2026-11-20T12:30:00' });
const server = createDemoServer(store);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

async function show(Story: typeof NothingFound) {
  const { container } = render(<Story />);
  await Story.play?.({ canvasElement: container, userEvent: userEvent.setup() });
}

it.each(Object.entries(found))('finds something in the demo store: %s', async (_, Story) => {
  await show(Story);
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers the text alone where the demo store has nothing', async () => {
  await show(NothingFound);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option')).toHaveTextContent('zzzz');
});
