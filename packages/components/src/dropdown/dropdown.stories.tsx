import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Dropdown } from './dropdown.tsx';

const meta = {
  title: 'Dropdown',
  component: Dropdown,
  args: {
    headerTitle: 'Date range',
    role: 'dialog',
    label: 'Date range',
    renderToggle: ({ isOpen, onToggle }) => (
      <Button aria-expanded={isOpen} onClick={onToggle}>
        Select dates
      </Button>
    ),
    renderContent: ({ onClose }) => (
      <div style={{ padding: 16 }}>
        <p>Any content.</p>
        <Button variant="primary" onClick={onClose}>
          Update
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof Dropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nested: Story = {
  args: {
    renderContent: () => (
      <div style={{ padding: 16 }}>
        <Dropdown
          role="dialog"
          label="Inner"
          expandOnMobile={false}
          renderToggle={({ isOpen, onToggle }) => (
            <Button aria-expanded={isOpen} onClick={onToggle}>
              Open another
            </Button>
          )}
          renderContent={() => <div style={{ padding: 16 }}>Nothing to press in here.</div>}
        />
      </div>
    ),
  },
};

export const TallerThanTheWindow: Story = {
  args: { renderContent: () => <div style={{ blockSize: 3000, inlineSize: 200 }}>Tall</div> },
};
