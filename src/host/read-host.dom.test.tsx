import { afterEach, describe, expect, it } from 'vitest';
import { describeHostProblems } from './describe-host-problems.ts';
import { hostDefaults } from './host-config.ts';
import { HOST_BLOCK_ID, readHost } from './read-host.ts';

function carry(text: string): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = HOST_BLOCK_ID;
  block.textContent = text;
  document.body.append(block);
}

afterEach(() => document.body.replaceChildren());

describe('readHost', () => {
  it('reads the JSON block of the page', () => {
    carry(JSON.stringify({ storeName: 'Corner shop', weekStart: 6 }));
    expect(readHost(document).config).toEqual({
      ...hostDefaults,
      storeName: 'Corner shop',
      weekStart: 6,
    });
  });

  it.each([
    ['', 'no valid host settings'],
    ['{"storeName":', 'not valid JSON'],
  ])('uses the defaults and reports why for %j', (text, why) => {
    carry(text);
    const { config, problems } = readHost(document);
    expect(config).toEqual(hostDefaults);
    expect(describeHostProblems(problems)[0]).toContain(why);
  });
});
