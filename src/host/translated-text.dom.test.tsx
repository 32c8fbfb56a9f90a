import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTranslatedText } from './translated-text.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepTranslatedText();
});
afterEach(() => stop());

const turn = () => act(async () => undefined);

/** The ways in which translators replace a text. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  replacing(text) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(`«${text.data}»`);
    text.replaceWith(outer);
  },
  moving(text) {
    const outer = document.createElement('font');
    text.before(outer);
    outer.append(text);
  },
  'moving and replacing'(text) {
    const outer = document.createElement('font');
    text.before(outer);
    outer.append(text);
    outer.textContent = `«${text.data}»`;
  },
};

function getTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

type Value = { days: number; note?: string; isEmpty?: boolean; mark?: boolean };

/** Bare texts beside elements and other texts, as in sentences and totals. */
function Values({ days, note, isEmpty, mark }: Value) {
  return (
    <p>
      {mark && <b>New: </b>}
      {!isEmpty && (
        <>
          {days} days {note}
        </>
      )}
      <i>of sales</i>
    </p>
  );
}

function renderValues(first: Value) {
  const { container, rerender } = render(<Values {...first} />);
  return { container, change: (value: Value) => act(async () => rerender(<Values {...value} />)) };
}

describe.each(Object.entries(translators))('a page translated by %s texts', (_, translate) => {
  async function renderTranslated(first: Value) {
    const page = renderValues(first);
    getTexts(page.container).forEach(translate);
    await turn();
    return { ...page, read: () => page.container.textContent?.replaceAll(/[«»]/g, '') };
  }

  it('shows no old text after a change', async () => {
    const { change, read } = await renderTranslated({ days: 31, note: 'rose' });
    await change({ days: 30, note: 'fell' });
    expect(read()).toBe('30 days fellof sales');
  });

  it('shows the whole sentence again, and the change after the next translation', async () => {
    const { change, container, read } = await renderTranslated({ days: 31 });
    await change({ days: 30 });
    expect(container.textContent).toContain('30 days ');
    getTexts(container).forEach(translate);
    await turn();
    await change({ days: 29 });
    expect(read()).toBe('29 days of sales');
  });

  it('removes and inserts texts and elements beside translated texts', async () => {
    const { change, read } = await renderTranslated({ days: 31, note: 'rose' });
    await change({ days: 31, mark: true });
    expect(read()).toBe('New: 31 days of sales');
    await change({ days: 31, isEmpty: true });
    expect(read()).toBe('of sales');
    await change({ days: 28 });
    expect(read()).toBe('28 days of sales');
  });

  it('notices a further translation in the same task', async () => {
    const { container } = await renderTranslated({ days: 30 });
    const text = container.querySelector('i')?.appendChild(new Text('!'));
    const parent = text?.parentNode;
    if (!text || !parent) throw new Error('There is no text.');
    translate(text);
    parent.removeChild(text);
    expect(container.textContent).not.toContain('!');
  });
});

it('changes no function of the browser until a text is translated', async () => {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const { container, change } = renderValues({ days: 31 });
  await change({ days: 30, note: 'fell' });
  expect(Node.prototype).toMatchObject({ removeChild, insertBefore, appendChild });
  getTexts(container).forEach((text) => translators['moving']?.(text));
  await turn();
  expect(Node.prototype.removeChild).not.toBe(removeChild);
  stop();
  expect(Node.prototype).toMatchObject({ removeChild, insertBefore, appendChild });
});

it('throws for an element that is not a child, as without it', () => {
  const element = document.createElement('p');
  expect(() => document.body.removeChild(element)).toThrow('not a child');
});
