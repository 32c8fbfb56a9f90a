import {
  forwardRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type InputHTMLAttributes,
} from 'react';

type ComposingInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Also called when a composition has ended. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A text field that reports no changes during an IME composition, for example with a Japanese keyboard: changing the
 * value during a composition would duplicate the typed text.
 */
export const ComposingInput = forwardRef<HTMLInputElement, ComposingInputProps>(
  function ComposingInput({ value, onChange, onInput, ...rest }, ref) {
    const [composed, setComposed] = useState<string>();
    const isComposing = composed !== undefined;
    return (
      <input
        {...rest}
        ref={ref}
        value={composed ?? value}
        onCompositionStart={(event) => setComposed(event.currentTarget.value)}
        onInput={isComposing ? undefined : onInput}
        onChange={(event) => (isComposing ? setComposed(event.target.value) : onChange?.(event))}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
          setComposed(undefined);
          onInput?.(event);
          onChange?.({ ...event, target: event.currentTarget });
        }}
      />
    );
  },
);
