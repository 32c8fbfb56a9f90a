import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TabPanel } from './tab-panel.tsx';

const tabs = [
  { name: 'a', title: 'First' },
  { name: 'b', title: 'Second' },
  { name: 'c', title: 'Third' },
] as const;

function Tabs({ direction }: { direction: string }) {
  const [selected, select] = useState<'a' | 'b' | 'c'>('b');
  return (
    <div style={{ direction: direction === 'rtl' ? 'rtl' : 'ltr' }}>
      <TabPanel label="Letters" tabs={tabs} selected={selected} onSelect={select}>
        <button type="button">{`In ${selected}`}</button>
      </TabPanel>
    </div>
  );
}

describe('the tab panel', () => {
  it('names its list and its content, and selects on a click', async () => {
    render(<Tabs direction="ltr" />);
    expect(screen.getByRole('tablist', { name: 'Letters' })).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('tab', { name: 'Third' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Third');
    expect(screen.getByRole('tabpanel', { name: 'Third' })).toHaveTextContent('In c');
    expect(screen.getByRole('tab', { selected: true })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    );
  });

  it('is one stop of the Tab key, followed by its content', async () => {
    render(<Tabs direction="ltr" />);
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'In b' })).toHaveFocus();
  });

  it.each([
    ['ltr', 'ArrowRight', 'Third'],
    ['ltr', 'ArrowLeft', 'First'],
    ['rtl', 'ArrowRight', 'First'],
    ['rtl', 'ArrowLeft', 'Third'],
    ['ltr', 'Home', 'First'],
    ['rtl', 'End', 'Third'],
    ['ltr', 'ArrowRight}{ArrowRight', 'First'],
    ['rtl', 'ArrowRight}{ArrowRight', 'Third'],
    ['ltr', 'ArrowDown', 'Second'],
  ])('in %s, %s moves the focus to %s and selects it', async (direction, key, title) => {
    render(<Tabs direction={direction} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name: title, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: title })).toBeInTheDocument();
  });
});
