import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { LONG_WORD } from '../testing/completer.ts';
import { SnackbarList, type SnackbarNotice } from './snackbar-list.tsx';
import { Snackbar } from './snackbar.tsx';

function Notices() {
  const [notices, setNotices] = useState<readonly SnackbarNotice[]>([
    { id: 'a', content: 'Settings saved.' },
    { id: 'b', content: 'Note deleted.', actions: [{ label: 'Undo' }] },
  ]);
  const remove = (id: string) => setNotices((list) => list.filter((notice) => notice.id !== id));
  return (
    <div style={{ minBlockSize: 200 }}>
      <Button
        onClick={() =>
          setNotices((list) => [...list, { id: String(list.length), content: 'Order refunded.' }])
        }
      >
        Refund
      </Button>
      <SnackbarList notices={notices} onRemove={remove} />
    </div>
  );
}

const meta = {
  title: 'Widgets/Snackbar',
  component: Snackbar,
  subcomponents: { SnackbarList },
  args: { children: 'Settings saved.' },
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: { children: 'Note deleted.', actions: [{ label: 'Undo', onClick: () => {} }] },
};

export const WithLink: Story = {
  args: { children: 'Export started.', actions: [{ label: 'View status', url: '#status' }] },
};

export const UntilDismissed: Story = { args: { explicitDismiss: true } };

export const LongText: Story = {
  args: { children: LONG_WORD, actions: [{ label: 'Undo' }] },
  parameters: { width: 'phone' },
};

export const List: Story = { render: () => <Notices /> };
