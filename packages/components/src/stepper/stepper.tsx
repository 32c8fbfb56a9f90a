import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './stepper.css';

/** A step (R3.48). */
export type Step = {
  /** Identifies the step. */
  key: string;
  /** The name of the step. */
  label?: ReactNode;
  /** A line below the name. */
  description?: ReactNode;
  /** Shown while it is the current step. */
  content?: ReactNode;
  /** Whether the step is complete. By default, the steps before the current one are. */
  isComplete?: boolean | undefined;
  /** Called with the key of the step when its name is clicked. Without it, the name is plain text. */
  onClick?: ((key: string) => void) | undefined;
};

export type StepperProps = {
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The key of the current step. With an unknown key, no step is current. */
  currentStep: string;
  /** Whether the content is shown inside its step instead of below all steps. */
  isVertical?: boolean;
  /** Whether the current step is in progress; a spinner replaces its number. */
  isPending?: boolean;
  className?: string;
};

type MarkProps = {
  number: number;
  isComplete: boolean;
  isBusy: boolean;
};

function Mark({ number, isComplete, isBusy }: MarkProps) {
  if (isBusy)
    return (
      <>
        <Spinner size={24} />
        <VisuallyHidden>{__('In progress', 'tillview')}</VisuallyHidden>
      </>
    );
  if (isComplete)
    return (
      <>
        <CheckIcon />
        <VisuallyHidden>{__('Completed', 'tillview')}</VisuallyHidden>
      </>
    );
  return <>{number}</>;
}

/** The steps of a task: which are complete, which one is current, and the content of the current one. */
export function Stepper({
  steps,
  currentStep,
  isVertical = false,
  isPending = false,
  className = '',
}: StepperProps) {
  const current = steps.findIndex(({ key }) => key === currentStep);
  const content = steps[current]?.content;
  const shown = content ? <div className="tillview-stepper__content">{content}</div> : null;
  return (
    <div className={`tillview-stepper${isVertical ? ' is-vertical' : ''} ${className}`.trimEnd()}>
      <ol className="tillview-stepper__steps">
        {steps.map((step, index) => {
          const isActive = index === current;
          const isComplete = step.isComplete ?? index < current;
          const isBusy = isActive && isPending;
          const states = `${isActive ? ' is-active' : ''}${isComplete ? ' is-complete' : ''}`;
          return (
            <li
              key={step.key}
              className={`tillview-stepper__step${states}`}
              aria-current={isActive ? 'step' : undefined}
            >
              <span className={`tillview-stepper__mark${isBusy ? ' is-busy' : ''}`}>
                <Mark number={index + 1} isComplete={isComplete} isBusy={isBusy} />
              </span>
              <div className="tillview-stepper__text">
                {step.onClick ? (
                  <button
                    type="button"
                    className="tillview-stepper__label"
                    onClick={() => step.onClick?.(step.key)}
                  >
                    {step.label}
                  </button>
                ) : (
                  <span className="tillview-stepper__label">{step.label}</span>
                )}
                {step.description && (
                  <div className="tillview-stepper__description">{step.description}</div>
                )}
                {isVertical && isActive && shown}
              </div>
            </li>
          );
        })}
      </ol>
      {!isVertical && shown}
    </div>
  );
}
