import { expect, it, vi } from 'vitest';
import { showInTopLayer } from './show-in-top-layer.ts';

it('opens an element that is not open, if the browser supports the Popover API', () => {
  const element = document.createElement('div');
  showInTopLayer(element);
  expect(element).not.toHaveAttribute('popover');
  const showPopover = vi.fn();
  const matches = vi.fn<(selector: string) => boolean>().mockReturnValue(false);
  Object.assign(element, { showPopover, matches });
  showInTopLayer(element);
  expect(element).toHaveAttribute('popover', 'manual');
  expect(matches).toHaveBeenCalledWith(':popover-open');
  matches.mockReturnValue(true);
  showInTopLayer(element);
  expect(showPopover).toHaveBeenCalledOnce();
});
