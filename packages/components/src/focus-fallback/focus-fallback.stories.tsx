import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { FocusFallback } from './focus-fallback.tsx';

function Retrying() {
  const [hasFailed, setHasFailed] = useState(true);
  return hasFailed ? (
    <Button onClick={() => setHasFailed(false)}>Retry</Button>
  ) : (
    <p>Loaded. The focus is on the box around this text.</p>
  );
}

const meta = {
  title: 'Basics/Focus fallback',
  component: FocusFallback,
  args: { children: <Retrying /> },
} satisfies Meta<typeof FocusFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
