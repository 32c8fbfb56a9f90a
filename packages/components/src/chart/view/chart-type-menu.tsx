import type { ChartType } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { useRef, type KeyboardEvent } from 'react';

export type ChartTypeMenuProps = {
  chartType: ChartType;
  onChange: (chartType: ChartType) => void;
};

const TYPES = ['line', 'bar'] as const satisfies readonly ChartType[];
const ICON_PATHS = {
  line: 'M2 12.5l4-4.5 3 2.5L14 4',
  bar: 'M3.5 13.5v-5M8 13.5v-11M12.5 13.5v-8',
} as const satisfies Record<ChartType, string>;

function typeLabel(type: ChartType): string {
  return type === 'line' ? __('Line chart', 'tillview') : __('Bar chart', 'tillview');
}

/** Selects line or bar. It is one tab stop; the arrow keys move between the two options. */
export function ChartTypeMenu({ chartType, onChange }: ChartTypeMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])];
    const position = buttons.findIndex((button) => button === event.target);
    const steps: Record<string, number> = {
      // With two options, each arrow key moves to the other option, in left-to-right and right-to-left text.
      ArrowRight: position + 1,
      ArrowLeft: position + 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  return (
    <div
      ref={ref}
      className="tillview-chart__types"
      role="menubar"
      tabIndex={-1}
      aria-label={__('Chart type', 'tillview')}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
    >
      {TYPES.map((type) => {
        const isSelected = type === chartType;
        return (
          <button
            key={type}
            type="button"
            role="menuitemradio"
            aria-checked={isSelected}
            title={typeLabel(type)}
            tabIndex={isSelected ? 0 : -1}
            className={`tillview-chart__control ${isSelected ? 'is-selected' : ''}`}
            onClick={() => {
              if (!isSelected) onChange(type);
            }}
          >
            <ControlIcon path={ICON_PATHS[type]} />
          </button>
        );
      })}
    </div>
  );
}

/** The icon of a control in the header. */
export function ControlIcon({ path }: { path: string }) {
  return (
    <svg
      className="tillview-chart__drawing"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
