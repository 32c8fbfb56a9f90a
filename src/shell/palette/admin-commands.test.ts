import { expect, it, vi } from 'vitest';
import { toCommands } from './admin-commands.ts';
import { findCommands } from './command.ts';

it('are offered where the admin has them, without the links to our own screens', () => {
  expect(toCommands(undefined)).toEqual([]);
  const callback = vi.fn<(options: { close: () => void }) => void>(({ close }) => close());
  const names = ['edit.php', 'tillview', 'tillview/analytics/coupons'];
  const commands = names.map((name) => ({ name, label: `Go to: ${name}`, callback }));
  const [found, ...others] = findCommands(toCommands([...commands, { name: 'broken' }]), 'go to');
  expect([found?.label, others]).toEqual(['Go to: edit.php', []]);
  expect(found?.isSuggested).toBeUndefined();
  found?.run();
  expect(callback).toHaveBeenCalledOnce();
});
