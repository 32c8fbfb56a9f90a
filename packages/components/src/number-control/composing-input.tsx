import {
  forwardRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type InputHTMLAttributes,
} from 'react';

type ComposingInputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Gets the field as well when what was put together is done. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/**
 * A text field that reports nothing while characters are put together, as of the digits of a Japanese keyboard: whoever
 * writes another text into the field meanwhile gets what is typed twice.
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
