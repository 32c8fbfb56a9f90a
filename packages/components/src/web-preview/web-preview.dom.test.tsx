import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './web-preview.stories.tsx';

const { OwnLoadingContent, Refused } = composeStories(stories);

const frame = () => screen.getByTitle('Preview of the theme');

describe('WebPreview', () => {
  it('shows a loading state until its frame has loaded, and then calls onLoad (R1.39, R2.39)', () => {
    const onLoad = vi.fn();
    const { rerender } = render(<OwnLoadingContent src="/a" onLoad={onLoad} />);
    expect(screen.getByText('Loading the theme')).toBeVisible();
    expect(onLoad).not.toHaveBeenCalled();
    fireEvent.load(frame());
    expect(screen.queryByText('Loading the theme')).toBeNull();
    expect(onLoad).toHaveBeenCalledTimes(1);
    rerender(<OwnLoadingContent src="/b" onLoad={onLoad} />);
    expect(screen.getByText('Loading the theme')).toBeVisible();
  });

  it('sandboxes the previewed page and sends no referrer', () => {
    render(<OwnLoadingContent src="/a" />);
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '', undefined])(
    'shows no frame for %j',
    (src) => {
      render(<Refused src={src} />);
      expect(screen.getByText('This page cannot be previewed.')).toBeVisible();
      expect(screen.queryByTitle('Preview of the theme')).toBeNull();
    },
  );
});
