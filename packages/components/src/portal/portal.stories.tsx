import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Portal, type PortalProps } from './portal.tsx';

function Closable({ children, ...props }: PortalProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <p>The text of the portal stands at the end of the page.</p>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </Button>
      {isOpen && (
        <Portal {...props} onClose={() => setIsOpen(false)}>
          <p>{children}</p>
        </Portal>
      )}
    </>
  );
}

const meta = {
  title: 'Widgets/Portal',
  component: Portal,
  render: (args) => <Closable {...args} />,
  args: { children: 'Press Escape to close.', onClose: () => {} },
} satisfies Meta<typeof Portal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
