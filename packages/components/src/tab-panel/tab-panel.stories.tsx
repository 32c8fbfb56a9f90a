import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TabPanel, type TabPanelProps } from './tab-panel.tsx';

type Fruit = 'apples' | 'pears' | 'plums';

function Stateful(args: TabPanelProps<Fruit>) {
  const [selected, setSelected] = useState(args.selected);
  return (
    <TabPanel
      {...args}
      selected={selected}
      onSelect={(name) => {
        setSelected(name);
        args.onSelect(name);
      }}
    >
      <p>{`About ${selected}`}</p>
    </TabPanel>
  );
}

const meta = {
  title: 'Basics/Tab panel',
  component: TabPanel<Fruit>,
  render: Stateful,
  args: {
    label: 'Fruit',
    tabs: [
      { name: 'apples', title: 'Apples' },
      { name: 'pears', title: 'Pears' },
      { name: 'plums', title: 'Plums' },
    ],
    selected: 'apples',
    onSelect: () => undefined,
    children: null,
  },
} satisfies Meta<typeof TabPanel<Fruit>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
