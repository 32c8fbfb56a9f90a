import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/icons.tsx';
import { LONG_WORD } from '../testing/completer.ts';
import { configureStoryDate } from '../testing/story-page.tsx';
import { Timeline } from './timeline.tsx';

const items = [
  {
    date: new Date('2026-11-18T21:05:00Z'),
    icon: <CheckIcon className="is-success" />,
    headline: 'Payment of $68.00 received',
    body: ['By card ending in 4242', 'Fee: $2.20'],
  },
  {
    date: new Date('2026-11-18T20:40:00Z'),
    icon: <InfoIcon />,
    headline: 'Order placed by Ana Silva',
  },
  {
    date: new Date('2026-11-12T23:30:00Z'),
    icon: <AlertIcon className="is-warning" />,
    headline: 'Stock of "Mug" is low',
    hideTimestamp: true,
  },
  {
    date: new Date('2026-10-30T01:15:00Z'),
    icon: <AlertIcon className="is-error" />,
    headline: 'Payment failed',
    body: ['The card was declined.'],
  },
];

const meta = {
  title: 'Widgets/Timeline',
  component: Timeline,
  decorators: [
    (Story) => {
      configureStoryDate();
      return <Story />;
    },
  ],
  args: { items },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OldestFirst: Story = { args: { orderBy: 'asc' } };

export const ByMonth: Story = { args: { groupBy: 'month' } };

export const OwnFormats: Story = { args: { dateFormat: 'D j M Y', clockFormat: 'H:i' } };

export const Empty: Story = { args: { items: [] } };

// Passes the item in `render` instead of `args`, and shows this code as the source: Storybook cannot print an invalid
// date.
export const UnknownDate: Story = {
  render: (args) => (
    <Timeline
      {...args}
      items={[...items, { date: new Date(Number.NaN), headline: 'Order imported' }]}
    />
  ),
  parameters: { docs: { source: { type: 'code' } } },
};

export const LongText: Story = {
  args: {
    items: [{ date: new Date('2026-11-18T02:00:00Z'), headline: LONG_WORD, body: [LONG_WORD] }],
  },
};
