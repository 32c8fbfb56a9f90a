import { describe, expect, it } from 'vitest';
import { readTotals, readRow } from './read-reply.ts';

describe('names from the server', () => {
  it('are plain text in segments', () => {
    const segment = { segment_id: 7, segment_label: 'Home &amp; Kitchen', subtotals: {} };
    expect(readTotals({ segments: [segment] } as never)).toMatchObject({
      segments: [{ segment_label: 'Home & Kitchen' }],
    });
  });

  it('are plain text in rows, at any depth', () => {
    const row = { id: 1, extended_info: { name: 'A &lt;b&gt; &#8220;c&#8221;', tags: ['&amp;'] } };
    expect(readRow(row)).toEqual({
      id: 1,
      extended_info: { name: 'A <b> “c”', tags: ['&'] },
    });
  });
});
