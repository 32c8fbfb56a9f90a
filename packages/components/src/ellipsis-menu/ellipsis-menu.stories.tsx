import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EllipsisMenu, type EllipsisMenuProps } from './ellipsis-menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { MenuTitle } from './menu-title.tsx';

type GalleryProps = Pick<EllipsisMenuProps, 'label' | 'note'> & {
  onInvoke?: (item: string) => void;
};

function Gallery({ onInvoke, ...props }: GalleryProps) {
  const [isOn, setIsOn] = useState(true);
  return (
    <EllipsisMenu
      {...props}
      placement="bottom-start"
      renderContent={({ onClose }) => (
        <>
          <MenuTitle>Columns:</MenuTitle>
          <MenuItem
            isCheckbox
            checked={isOn}
            onInvoke={() => {
              onInvoke?.('Orders');
              setIsOn(!isOn);
            }}
          >
            Orders
          </MenuItem>
          <MenuItem isCheckbox checked isDisabled onInvoke={() => onInvoke?.('Date')}>
            Date
          </MenuItem>
          <MenuTitle>More</MenuTitle>
          <MenuItem
            isClickable
            onInvoke={() => {
              onInvoke?.('Save as image');
              onClose();
            }}
          >
            Save as image
          </MenuItem>
        </>
      )}
    />
  );
}

const meta = {
  title: 'EllipsisMenu',
  component: Gallery,
  subcomponents: { EllipsisMenu, MenuItem, MenuTitle },
  args: { label: 'Chart options' },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNote: Story = {
  args: { note: { short: '2 hidden', text: 'Hidden columns: Taxes, Shipping' } },
};
