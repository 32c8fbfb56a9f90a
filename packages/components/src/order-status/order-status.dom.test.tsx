import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderStatus, type OrderStatusProps } from './order-status.tsx';

const draw = (props: OrderStatusProps) => {
  const { container } = render(<OrderStatus {...props} />);
  const mark = container.querySelector('.tillview-status__mark');
  return { text: container.textContent, root: container.firstElementChild, mark };
};

it.each([
  ['processing', 'is-good'],
  ['completed', 'is-done'],
  ['on-hold', 'is-warning'],
  ['failed', 'is-bad'],
  ['pending', ''],
  ['constructor', ''],
])('the status %s has the mark "%s"', (status, tone) => {
  const { text, root, mark } = draw({ order: { status } });
  expect(text).toBe(status);
  expect(mark?.className).toBe(`tillview-status__mark ${tone}`.trim());
  expect(root?.className).toBe('tillview-status');
});

it("shows the store's label, before the mark if requested", () => {
  const order = { status: 'packed' };
  const { text, root } = draw({
    order,
    orderStatusMap: { packed: 'Packed' },
    labelPositionToLeft: true,
    className: 'own',
  });
  expect(text).toBe('Packed');
  expect(root?.className).toBe('tillview-status is-label-first own');
  expect(draw({ order: {} }).text).toBe('');
});
