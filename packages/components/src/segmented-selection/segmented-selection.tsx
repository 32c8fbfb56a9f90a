import { useId } from 'react';
import './segmented-selection.css';

/** An option. Its description is announced after its label. */
export type SegmentedOption = { value: string; label: string; description?: string | undefined };

export type SegmentedSelectionProps = {
  /** The options. An option without a value or a label is omitted. */
  options: readonly SegmentedOption[];
  /** The selected value. */
  selected: string;
  /** The key of the value that is passed to `onSelect`. */
  name: string;
  /** The accessible name of the group. */
  legend: string;
  /** Called with an object that has the selected value under the key `name`. */
  onSelect: (choice: Record<string, string>) => void;
  className?: string;
};

/** A group of native radio buttons, styled as segments. */
export function SegmentedSelection({
  options,
  selected,
  name,
  legend,
  onSelect,
  className = '',
}: SegmentedSelectionProps) {
  const id = useId();
  return (
    <fieldset className={`tillview-segmented-selection ${className}`.trim()}>
      <legend className="tillview-visually-hidden">{legend}</legend>
      <div className="tillview-segmented-selection__items">
        {options
          .filter(({ value, label }) => value && label)
          .map(({ value, label, description }) => (
            <label
              key={value}
              className={`tillview-segmented-selection__item${value === selected ? ' is-selected' : ''}`}
            >
              <input
                className="tillview-segmented-selection__input"
                type="radio"
                name={`${id}-${name}`}
                value={value}
                checked={value === selected}
                onChange={() => onSelect({ [name]: value })}
                aria-labelledby={description ? `${id}-${value}` : undefined}
                aria-describedby={description ? `${id}-${value}-description` : undefined}
              />
              <span className="tillview-segmented-selection__text">
                <span id={`${id}-${value}`} className="tillview-segmented-selection__label">
                  {label}
                </span>
                {description && (
                  <span
                    id={`${id}-${value}-description`}
                    className="tillview-segmented-selection__description"
                  >
                    {description}
                  </span>
                )}
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}
