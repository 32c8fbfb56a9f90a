import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EllipsisMenu } from '../ellipsis-menu/ellipsis-menu.tsx';
import { MenuItem } from '../ellipsis-menu/menu-item.tsx';
import { ReportError } from '../report-error/report-error.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Card } from './card.tsx';

const menu = (
  <EllipsisMenu
    label="Card options"
    renderContent={({ onClose }) => (
      <MenuItem isClickable onInvoke={onClose}>
        Hide this card
      </MenuItem>
    )}
  />
);

const meta = {
  title: 'Card',
  component: Card,
  args: {
    title: 'Store performance',
    description: 'What your store sold in the chosen range.',
    action: <Button>Customise</Button>,
    menu,
    children: 'The body of the card.',
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BodyOnly: Story = {
  args: { title: undefined, description: undefined, action: undefined, menu: undefined },
};

export const Loading: Story = { args: { children: <Spinner /> } };

export const Failed: Story = { args: { children: <ReportError onRetry={() => {}} /> } };

export const Forbidden: Story = { args: { children: <ReportError kind="forbidden" /> } };

export const Inactive: Story = { args: { isInactive: true } };

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverkäufe nach Produktkategorie',
    description: 'A description that goes on for longer than the width of a small card would like.',
  },
};
