import { describe, expect, it } from 'vitest';
import { parseSentence, toSentenceText } from './parse-sentence.ts';

const SLOTS = ['rule', 'filter'];
const words = { rule: 'is', filter: 'done' };

describe('a sentence with controls', () => {
  it.each([
    ['<title>Status</title><rule/> <filter/>', 'Status is done'],
    ['{{title}}Status{{/title}} {{rule /}} {{filter /}}', 'Status is done'],
    ['{{title}}Status{{/title}} {{rule/}} {{filter/}}', 'Status is done'],
    ['<filter/> <rule/> <title>סטטוס</title>', 'done is סטטוס'],
    ['when <title>status</title> <rule/> equal to <filter/>.', 'when status is equal to done .'],
    ['Status', 'Status is done'],
    ['', 'is done'],
    ['<rule/>', 'is done'],
    ['<rule/><rule/><filter/>', 'is <rule/> done'],
    ['<b/>{{what/}} <rule/> <filter/>', '<b/>{{what/}} is done'],
    ['<title>a <rule/> b', '<title>a is b done'],
  ])('%s becomes %s', (sentence, text) => {
    expect(toSentenceText(parseSentence(sentence, SLOTS), words)).toBe(text);
  });

  it('separates the title from the text around it', () => {
    expect(parseSentence('The <title>total</title> <rule/><filter/>', SLOTS)).toEqual([
      { type: 'text', text: 'The ' },
      { type: 'title', text: 'total' },
      { type: 'text', text: ' ' },
      { type: 'slot', name: 'rule' },
      { type: 'slot', name: 'filter' },
    ]);
  });
});
