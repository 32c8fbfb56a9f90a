import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportError } from './report-error.tsx';

const meta = {
  title: 'ReportError',
  component: ReportError,
  args: { onRetry: () => {} },
} satisfies Meta<typeof ReportError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Titled: Story = { args: { title: 'Chart could not be drawn', message: 'No data.' } };

export const Retrying: Story = { args: { isRetrying: true } };

export const Forbidden: Story = { args: { kind: 'forbidden' } };

export const Unavailable: Story = { args: { kind: 'unavailable' } };

export const Dark: Story = { parameters: { theme: 'dark' } };
