import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.tsx';

function Gallery(props: icons.IconProps) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0, listStyle: 'none' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Icon {...props} /> {name}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Basics/Icons',
  component: Gallery,
  subcomponents: icons,
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 24 } };
