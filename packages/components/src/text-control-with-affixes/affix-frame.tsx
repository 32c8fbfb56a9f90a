import { useId, type ReactNode } from 'react';
import '../text-control/text-control.css';
import './text-control-with-affixes.css';

type AffixFrameProps = {
  label: ReactNode;
  prefix: ReactNode;
  suffix: ReactNode;
  help: ReactNode;
  isLabelHidden: boolean;
  isEmpty: boolean;
  isDisabled: boolean;
  id: string | undefined;
  describedBy?: string | undefined;
  className: string | undefined;
  /** Renders the field with these attributes. */
  children: (field: {
    id: string;
    className: string;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** The label, prefix, suffix and help of any text field. */
export function AffixFrame({
  label,
  prefix,
  suffix,
  help,
  isLabelHidden,
  isEmpty,
  isDisabled,
  id: givenId,
  describedBy,
  className,
  children,
}: AffixFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const parts = [
    describedBy,
    help && `${id}-help`,
    prefix && `${id}-prefix`,
    suffix && `${id}-suffix`,
  ].filter(Boolean);
  const states = [
    'tillview-text-control',
    'has-affixes',
    isEmpty ? 'is-empty' : 'has-value',
    isDisabled && 'is-disabled',
    className,
  ];
  return (
    <div className={states.filter(Boolean).join(' ')}>
      <label
        className={isLabelHidden ? 'tillview-visually-hidden' : 'tillview-text-control__label'}
        htmlFor={id}
      >
        {label}
      </label>
      <div className="tillview-text-control-with-affixes__box">
        {prefix && (
          <span id={`${id}-prefix`} className="tillview-text-control-with-affixes__affix">
            {prefix}
          </span>
        )}
        {children({
          id,
          className: 'tillview-text-control__input',
          'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
        })}
        {suffix && (
          <span id={`${id}-suffix`} className="tillview-text-control-with-affixes__affix">
            {suffix}
          </span>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="tillview-text-control__help">
          {help}
        </p>
      )}
    </div>
  );
}
