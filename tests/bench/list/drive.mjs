// Measures typing over 10,000 items in Chromium, beside the WordPress combobox with the same items. It prints numbers
// and never fails.
import { median, openBenchPage, painted, round, serveBenchPage } from '../browser-bench.mjs';

const KINDS = ['Tillview, flat', 'Tillview, trees', 'ComboboxControl'];
const TEXT = 'item 42';
const RUNS = 5;

/** Script time and total time for each key of a text that is typed and deleted again. */
async function measureTyping({ page, metric }, kind) {
  const samples = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.evaluate((name) => globalThis.bench.mount(name), kind);
    await page.getByRole(kind.startsWith('Tillview') ? 'searchbox' : 'combobox').focus();
    await painted(page);
    const keys = [...TEXT.split(''), ...Array.from(TEXT, () => 'Backspace')];
    for (const key of keys) {
      const before = [await metric('ScriptDuration'), await metric('TaskDuration')];
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await painted(page);
      const after = [await metric('ScriptDuration'), await metric('TaskDuration')];
      samples.push(after.map((value, index) => (value - before[index]) * 1000));
    }
  }
  const of = (index) => samples.map((sample) => sample[index]);
  return {
    'script a key, ms': round(median(of(0))),
    'script a key at worst, ms': round(Math.max(...of(0))),
    'all work a key, ms': round(median(of(1))),
    'all work a key at worst, ms': round(Math.max(...of(1))),
  };
}

/** Builds the page, measures the lists in a browser, and prints a table. */
export async function benchList(browser) {
  const { url, close } = await serveBenchPage(import.meta.dirname, 'list-bench');
  const results = {};
  try {
    for (const kind of KINDS) {
      const opened = await openBenchPage(browser, url);
      results[kind] = await measureTyping(opened, kind);
      await opened.context.close();
    }
  } finally {
    await close();
  }
  console.log(`\nTyping “${TEXT}” over 10,000 items and taking it back, ${RUNS} times`);
  console.table(results);
}
