import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportError } from './report-error.tsx';

const meta = {
  title: 'ReportError',
  component: ReportError,
  args: { onRetry: () => {}, onReload: () => {} },
} satisfies Meta<typeof ReportError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Titled: Story = { args: { title: 'Chart could not be drawn', message: 'No data.' } };

export const Forbidden: Story = { args: { kind: 'forbidden' } };

export const Unavailable: Story = { args: { kind: 'unavailable' } };

export const SignedOut: Story = { args: { kind: 'signed-out' } };

export const Restarted: Story = { args: { kind: 'restarted' } };

export const Refused: Story = {
  args: {
    kind: 'refused',
    message:
      'The store at https://shop.example refuses STORE_USER and STORE_APP_PASSWORD (401): the application password was revoked or is mistyped.',
  },
};

export const Inline: Story = {
  args: {
    isInline: true,
    title: 'The figures could not be refreshed.',
    message: 'The store did not respond within 60 seconds. The metrics are as of 11:58 AM.',
  },
};
