// Measures the chart in Chromium beside a widely used React chart library with the same data. It prints numbers and
// never fails.
import { median, openBenchPage, painted, round, serveBenchPage } from '../browser-bench.mjs';

const KINDS = ['Tillview', 'recharts'];
const RUNS = 7;
const YEAR = 365;
const DECADE = 3650;
/** The most intervals that a response may have without freezing the page. */
const LONG = 5000;
const MOUNTS = 200;
const WARM_UP = 500;
const HOVERS = 60;

const settle = (page) => page.waitForTimeout(300);

const mount = (page, kind, count) =>
  page.evaluate(([name, rows]) => globalThis.bench.mount(name, rows), [kind, count]);
const unmount = (page) => page.evaluate(() => globalThis.bench.unmount());
const toggle = (page) => page.evaluate(() => globalThis.bench.toggle());

/** Script time and total time for each step of a pointer that moves over a year of days. */
async function measureHover({ page, metric }, kind) {
  await mount(page, kind, YEAR);
  await settle(page);
  for (let step = 0; step < 10; step += 1) await page.mouse.move(150 + step * 10, 150);
  const samples = [];
  for (let step = 0; step < HOVERS; step += 1) {
    const before = [await metric('ScriptDuration'), await metric('TaskDuration')];
    await page.mouse.move(120 + ((step * 97) % 1050), 120 + (step % 7) * 10);
    await painted(page);
    const after = [await metric('ScriptDuration'), await metric('TaskDuration')];
    samples.push(after.map((value, index) => (value - before[index]) * 1000));
  }
  await unmount(page);
  const worst = (index) => Math.max(...samples.map((sample) => sample[index]));
  return {
    'hover at 365 x 5: script, ms': median(samples.map(([script]) => script)),
    'hover at 365 x 5: script at worst, ms': worst(0),
    'hover at 365 x 5: all work, ms': median(samples.map(([, task]) => task)),
  };
}

async function measureDrawing({ page, metric }, kind) {
  const draws = [];
  const toggles = [];
  let afterwards = [];
  for (let run = 0; run < RUNS + 2; run += 1) {
    draws.push(await mount(page, kind, DECADE));
    const before = await metric('TaskDuration');
    await settle(page);
    afterwards.push((await metric('TaskDuration')) - before);
    toggles.push(await toggle(page));
    await settle(page);
    toggles.push(await toggle(page));
    await settle(page);
    await unmount(page);
  }
  // The first two runs warm up the engine; the benchmark of the app measures a user's first draw.
  const [cold] = draws;
  const of = (list, name) => median(list.slice(2).map((entry) => entry[name]));
  return {
    'first draw at 3,650 x 5: script, ms': of(draws, 'script'),
    'first draw at 3,650 x 5: until painted, ms': of(draws, 'painted'),
    'first draw at 3,650 x 5, cold: until painted, ms': cold.painted,
    'work after the first draw, ms': median(afterwards.slice(2)) * 1000,
    'legend toggle at 3,650 x 5: script, ms': of(toggles, 'script'),
    'legend toggle at 3,650 x 5: until painted, ms': of(toggles, 'painted'),
  };
}

/**
 * More bars than fit the plot, which scrolls. Each run has its own browser context, because the first draw is the slow
 * one.
 */
async function measureBars(browser, url) {
  const draws = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { context, page } = await openBenchPage(browser, url);
    draws.push(await mount(page, 'bars', LONG));
    await context.close();
  }
  const of = (name) => median(draws.map((draw) => draw[name]));
  return {
    'bars at 5,000 x 5, cold: script, ms': round(of('script')),
    'bars at 5,000 x 5, cold: until painted, ms': round(of('painted')),
  };
}

async function measureMemory({ page, metric, collect }, kind) {
  const cycle = async (times, count) => {
    for (let index = 0; index < times; index += 1) {
      await mount(page, kind, count);
      await page.mouse.move(200 + (index % 900), 150);
      await unmount(page);
    }
    await page.mouse.move(5, 790);
    await collect();
  };
  // Data that the JavaScript engine caches about the code is not a leak: it stops growing after a few hundred mounts.
  await cycle(WARM_UP, 20);
  await cycle(10, YEAR);
  const names = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'];
  const before = await Promise.all(names.map(metric));
  await cycle(MOUNTS, YEAR);
  const after = await Promise.all(names.map(metric));
  return {
    'heap before, kB': before[0] / 1000,
    [`heap after ${MOUNTS} mounts, kB`]: after[0] / 1000,
    'DOM nodes that stayed': after[1] - before[1],
    'listeners that stayed': after[2] - before[2],
  };
}

/** Builds the page, measures both libraries in a browser, and prints a table. */
export async function benchChart(browser) {
  const { url, close } = await serveBenchPage(import.meta.dirname, 'chart-bench');
  const results = {};
  let bars;
  try {
    for (const kind of KINDS) {
      const opened = await openBenchPage(browser, url);
      results[kind] = {
        ...(await measureHover(opened, kind)),
        ...(await measureDrawing(opened, kind)),
        ...(await measureMemory(opened, kind)),
      };
      await opened.context.close();
    }
    bars = await measureBars(browser, url);
  } finally {
    await close();
  }
  const [ours, theirs] = KINDS.map((kind) => results[kind]);
  console.log(`\nThe chart, beside recharts with the same data, medians of ${RUNS} runs`);
  console.table(
    Object.fromEntries(
      Object.keys(ours).map((name) => [
        name,
        {
          Tillview: round(ours[name]),
          recharts: round(theirs[name]),
          'recharts / Tillview': ours[name] > 0 ? round(theirs[name] / ours[name]) : '',
        },
      ]),
    ),
  );
  console.table(bars);
}
