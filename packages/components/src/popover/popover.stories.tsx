import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { LONG_WORD } from '../testing/completer.ts';
import type { PopoverProps } from './popover-props.ts';
import { Popover } from './popover.tsx';

function Anchored(props: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div style={{ minBlockSize: 240, padding: 60 }}>
      <Button ref={setAnchor} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Details
      </Button>
      {isOpen && anchor && (
        <Popover {...props} anchor={anchor} onClose={() => setIsOpen(false)}>
          <div style={{ padding: 16 }}>{props.children}</div>
        </Popover>
      )}
    </div>
  );
}

const meta = {
  title: 'Widgets/Popover',
  component: Popover,
  render: (args) => <Anchored {...args} />,
  args: {
    anchor: null,
    onClose: () => {},
    role: 'dialog',
    label: 'Details',
    headerTitle: 'Details',
    children: 'Twelve orders were refunded.',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { children: LONG_WORD.repeat(2) } };
