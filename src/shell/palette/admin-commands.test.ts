import { createReduxStore, register } from '@wordpress/data';
import { expect, it, vi } from 'vitest';
import { getAdminCommands } from './admin-commands.ts';
import { findCommands } from './command.ts';

it('are offered where the admin has them, without the links to our own screens', () => {
  expect(getAdminCommands()).toEqual([]);
  const callback = vi.fn<(options: { close: () => void }) => void>(({ close }) => close());
  const names = ['edit.php', 'tillview', 'tillview/analytics/coupons'];
  const commands = names.map((name) => ({ name, label: `Go to: ${name}`, callback }));
  register(
    createReduxStore('core/commands', {
      reducer: () => [...commands, { name: 'broken' }],
      selectors: { getCommands: (state: readonly unknown[]) => state },
    }),
  );
  const [found, ...others] = findCommands(getAdminCommands(), 'go to');
  expect([found?.label, others]).toEqual(['Go to: edit.php', []]);
  expect(found?.isSuggested).toBeUndefined();
  found?.run();
  expect(callback).toHaveBeenCalledOnce();
});
