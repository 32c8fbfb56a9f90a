import { useRef, useState, type KeyboardEvent } from 'react';
import type { PlotKeysOptions, PlotKeysPosition } from './press-plot-key.ts';
import { loadChartExtras, type ChartExtras } from './use-chart-extras.ts';

/** Keyboard navigation of the plot. A key that is pressed before its code is there waits for it. */
export function usePlotKeys(extras: ChartExtras | undefined, options: PlotKeysOptions) {
  const position = useRef<PlotKeysPosition>({ current: null, anchor: 0 });
  const [announcement, setAnnouncement] = useState('');

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const plot = event.currentTarget;
    const press = ({ pressPlotKey }: ChartExtras) => {
      const text = pressPlotKey(event, plot, position.current, options);
      if (text !== undefined) setAnnouncement(text);
    };
    if (extras) {
      press(extras);
      return;
    }
    // The page must not scroll meanwhile.
    if (event.key.startsWith('Arrow')) event.preventDefault();
    // The chart says so when that fails.
    loadChartExtras().then(press, () => undefined);
  };

  return { onKeyDown, announcement };
}
