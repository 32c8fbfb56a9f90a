export { Stepper } from './stepper.tsx';
export type { Step, StepperProps } from './stepper.tsx';
