import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/card.tsx';
import { SummaryListPlaceholder } from './summary-list-placeholder.tsx';
import { SummaryList } from './summary-list.tsx';
import { SummaryNumber, type SummaryNumberProps } from './summary-number.tsx';
import { SummaryNumberPlaceholder } from './summary-number-placeholder.tsx';

const previous = {
  prevLabel: 'Previous year (Nov 1 - 20, 2025):',
  formatPrevious: (amount: string) => `${amount} previous year`,
};
const points = [4, 9, 5, 5, 16, 11, 5, 7, 4, null, 11, 2, 3, 10, 6, 7, 3, 5, 20, 13];

const metrics: readonly SummaryNumberProps[] = [
  { label: 'Gross sales', value: '$148,220.00', prevValue: '$132,339.00', delta: 12 },
  { label: 'Returns', value: '-$310.00', prevValue: '-$470.00', delta: -34, reverseTrend: true },
  { label: 'Coupons', value: '$1,020.00', prevValue: '$1,020.00', delta: 0, isNeutral: true },
  { label: 'Net sales', value: '$146,890.00', prevValue: '$131,200.00', delta: 12 },
  { label: 'Taxes', value: '$7,812.00', prevValue: '$8,100.00', delta: -4, isNeutral: true },
  { label: 'Shipping', value: '$4,960.00', prevValue: '$0.00' },
  { label: 'Total sales', value: '$159,662.00' },
];

type GalleryProps = {
  numbers: readonly SummaryNumberProps[];
  isLinked?: boolean;
  /** Index of the number that the chart shows; none when negative. */
  selected?: number;
  withChart?: boolean;
  isAlwaysOpen?: boolean;
};

function Gallery(props: GalleryProps) {
  const { numbers, isLinked = true, selected = 0, withChart = false } = props;
  const [chosen, setChosen] = useState(selected);
  return (
    <>
      <SummaryList isAttached={withChart} isAlwaysOpen={props.isAlwaysOpen ?? false}>
        {({ onToggle }) =>
          numbers.map((number, index) => (
            <SummaryNumber
              key={number.label}
              {...number}
              href={isLinked ? `#${number.label}` : ''}
              hrefType="external"
              selected={index === chosen}
              onLinkClickCallback={() => {
                setChosen(index);
                onToggle?.();
              }}
            />
          ))
        }
      </SummaryList>
      {withChart && (
        <Card title={numbers[chosen]?.label} isAttached>
          <div style={{ blockSize: 160 }} />
        </Card>
      )}
    </>
  );
}

const meta = {
  title: 'Summary',
  component: Gallery,
  subcomponents: { SummaryList, SummaryNumber, SummaryListPlaceholder, SummaryNumberPlaceholder },
  args: { numbers: metrics },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingSelected: Story = { args: { selected: -1 } };

export const NotLinked: Story = { args: { isLinked: false, selected: -1 } };

export const OneNumber: Story = { args: { numbers: metrics.slice(0, 1) } };

export const MissingValues: Story = { args: { numbers: [{ label: 'Orders' }], isLinked: false } };

/** As in a report: each number with its sparkline, and the earlier amount formatted with its period. */
export const WithSparkline: Story = {
  args: { numbers: metrics.map((number) => ({ ...number, ...previous, points })), withChart: true },
};

export const NoComparison: Story = {
  args: { numbers: metrics.map((number) => ({ ...number, isCompared: false, points })) },
};

export const LongText: Story = {
  args: {
    numbers: [
      {
        label: 'Average number of items in the orders of returning customers',
        value: '$123,456,789,012.00',
        prevValue: '$1.00',
        delta: 12345,
        labelTooltipText: 'Only orders that were paid.',
      },
      ...metrics.slice(1),
    ],
  },
};

export const Loading: Story = { render: () => <SummaryListPlaceholder numberOfItems={7} /> };

export const AlwaysOpen: Story = {
  args: { isAlwaysOpen: true, selected: -1 },
  parameters: { width: 'phone' },
};
