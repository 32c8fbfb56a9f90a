import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EllipsisMenu } from '../ellipsis-menu/ellipsis-menu.tsx';
import { MenuItem } from '../ellipsis-menu/menu-item.tsx';
import { LONG_WORD } from '../testing/completer.ts';
import { SectionHeader } from './section-header.tsx';

const menu = (
  <EllipsisMenu
    label="Section options"
    renderContent={({ onClose }) => (
      <MenuItem isClickable onInvoke={onClose}>
        Hide this section
      </MenuItem>
    )}
  />
);

const meta = {
  title: 'Widgets/Section header',
  component: SectionHeader,
  args: { title: 'Store activity', menu },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { menu: undefined } };

export const WithActions: Story = { args: { children: <Button>Customise</Button> } };

export const LongText: Story = {
  args: { title: LONG_WORD, children: <Button>Customise</Button> },
  parameters: { width: 'phone' },
};
