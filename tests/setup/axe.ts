import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Runs axe over a rendered part and fails with the rule, its help and the offending markup.
 * Colour contrast is left to the end-to-end tests, since jsdom computes no colours.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.html) })),
    'axe violations',
  ).toEqual([]);
}
