import { screen } from '@testing-library/react';
import type { Note } from '@tillview/data';
import { expect, it } from 'vitest';
import { renderInHost } from '../../host/render-in-host.test-support.tsx';
import { NoteRow } from './note-row.tsx';

const noop = () => {};
const OTHER_SITE = 'https://pictures.test/bow.png';
const OWN = 'data:image/png;base64,AA==';

function show(changes: Partial<Note>, mode: 'proxy' | 'wordpress' = 'proxy') {
  const note = {
    id: 7,
    name: 'note',
    type: 'info',
    title: 'Ties &amp; bows',
    content: '<p>Read <a href="https://shop.test/">this</a>.</p>',
    status: 'unactioned',
    date_created: '2026-11-19T10:00:00',
    is_read: false,
    actions: [],
    ...changes,
  };
  renderInHost(
    <ul>
      <NoteRow note={note} noteChanges={{ act: noop, markRead: noop, dismiss: noop } as never} />
    </ul>,
    { mode },
  );
}

it.each([
  ['of another site, in WordPress', OTHER_SITE, 'banner', 'wordpress', OTHER_SITE],
  ['of another site, in the standalone app', OTHER_SITE, 'banner', 'proxy', undefined],
  ['of its own', OWN, 'thumbnail', 'proxy', OWN],
  ['without a place in the layout', OWN, 'plain', 'proxy', undefined],
] as const)(
  'shows an image only where the page may load it: %s',
  (_, image, layout, mode, shown) => {
    show({ image, layout }, mode);
    expect(screen.queryByRole('presentation')?.getAttribute('src')).toBe(shown);
  },
);

it('is named by its title, and has no button that a read message does not need', () => {
  show({ is_read: true, date_created: null });
  const item = screen.getByRole('listitem', { name: 'Ties & bows' });
  expect(item).toHaveTextContent(/^Ties & bowsRead this\.$/);
  expect(screen.getByRole('link', { name: 'this' })).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Dismiss: Ties & bows' })).toBeVisible();
});
