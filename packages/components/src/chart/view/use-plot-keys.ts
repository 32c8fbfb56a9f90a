import { useRef, useState, type KeyboardEvent } from 'react';
import type { PlotKeysOptions, PlotKeysPosition } from './handle-plot-key.ts';
import { loadChartExtras, type ChartExtras } from './use-chart-extras.ts';

/** Keyboard navigation of the plot. A key that is pressed before its code is loaded is handled after the load. */
export function usePlotKeys(extras: ChartExtras | undefined, options: PlotKeysOptions) {
  const position = useRef<PlotKeysPosition>({ current: null, anchor: 0 });
  const [announcement, setAnnouncement] = useState('');

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const plot = event.currentTarget;
    const press = ({ handlePlotKey }: ChartExtras) => {
      const text = handlePlotKey(event, plot, position.current, options);
      if (text !== undefined) setAnnouncement(text);
    };
    if (extras) {
      press(extras);
      return;
    }
    // Otherwise the page would scroll.
    if (event.key.startsWith('Arrow')) event.preventDefault();
    // The chart shows an error when loading fails.
    loadChartExtras().then(press, () => undefined);
  };

  return { onKeyDown, announcement };
}
