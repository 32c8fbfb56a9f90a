import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { AnimationSlider } from './animation-slider.tsx';

type Args = { animate?: 'left' | 'right' | null; onExited?: (container: HTMLElement) => void };

function Slides({ animate = 'left', onExited }: Args) {
  const [page, setPage] = useState(1);
  return (
    <div style={{ maxInlineSize: 240 }}>
      <AnimationSlider
        animationKey={page}
        animate={animate}
        {...(onExited ? { onExited } : {})}
        aria-label="Slides"
        role="group"
      >
        {({ status }) => (
          <p>
            Slide {page}, {status}
          </p>
        )}
      </AnimationSlider>
      <Button onClick={() => setPage(page + 1)}>Next</Button>
    </div>
  );
}

const meta = {
  title: 'Basics/Animation slider',
  component: Slides,
  subcomponents: { AnimationSlider },
} satisfies Meta<typeof Slides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {};

export const Right: Story = { args: { animate: 'right' } };

export const Still: Story = { args: { animate: null } };
