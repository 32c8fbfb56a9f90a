import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DeleteImport } from './delete-import.tsx';
import type { ImportPhase } from './import-progress.ts';
import { ImportState } from './import-state.tsx';
import type { HistoricalImport } from './use-import.ts';

function importing(fields: Partial<HistoricalImport>) {
  const onAct = vi.fn();
  const status = {
    customers: { imported: 5, total: 10 },
    orders: { imported: 0, total: 0 },
  };
  const value = { phase: 'orders', status, busy: undefined, onAct, ...fields };
  return { value: value as unknown as HistoricalImport, onAct };
}
function setUp(fields: Partial<HistoricalImport>) {
  const { value, onAct } = importing(fields);
  render(<ImportState importing={value} />);
  return onAct;
}

describe('the import state', () => {
  it.each<[ImportPhase, string, boolean, boolean]>([
    ['starting', 'The import is waiting to start.', true, false],
    ['customers', 'Importing customers…', true, true],
    ['orders', 'Importing orders…', true, true],
    ['finishing', 'Finishing the import…', true, true],
    ['finished', 'The import is finished.', false, true],
    ['incomplete', 'The import ended before everything was imported.', false, true],
    ['stopped', 'The import was stopped.', false, false],
    ['deleted', 'The imported data is being deleted from the reports.', false, false],
  ])(
    'in phase %s has its message, the stop button while it runs, and the known progress',
    (phase, text, isRunning, hasCounts) => {
      setUp({ phase });
      expect(document.body.textContent).toContain(text);
      expect(screen.queryAllByRole('button', { name: 'Stop import' })).toHaveLength(
        isRunning ? 1 : 0,
      );
      const bars = screen.queryAllByRole<HTMLProgressElement>('progressbar');
      expect(bars.map(({ value, max }) => value / max)).toEqual(hasCounts ? [0.5, 1] : []);
      if (hasCounts) expect(document.body.textContent).toContain('Customers5 of 10');
    },
  );

  it('shows nothing before any import', () => {
    setUp({ phase: 'idle' as ImportPhase, status: {} });
    expect(document.body).toHaveTextContent('');
  });

  it('stops the import with its button, which is disabled while the import is being stopped', () => {
    const onAct = setUp({ busy: 'stop' });
    const stop = screen.getByRole('button', { name: 'Stop import' });
    expect(stop).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(stop);
    expect(onAct.mock.calls.every(([action]) => action === 'stop')).toBe(true);
  });
});

describe('deleting the imported data', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Delete imported data' }));

  it.each(['Delete', 'Cancel'])('asks for a confirmation that focuses Cancel: %s', (answer) => {
    const { value, onAct } = importing({});
    render(<DeleteImport importing={value} />);
    expect(document.body).toHaveFocus();
    open();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAccessibleName(/^Delete all imported data/);
    fireEvent.click(screen.getByRole('button', { name: answer }));
    expect(onAct.mock.calls).toEqual(answer === 'Delete' ? [['delete']] : []);
    expect(screen.getByRole('button', { name: 'Delete imported data' })).toHaveFocus();
    open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Tab' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Delete' }), { key: 'Escape' });
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('does not ask for a confirmation while another action is in progress', () => {
    const { value } = importing({ busy: 'start' });
    render(<DeleteImport importing={value} />);
    open();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});
