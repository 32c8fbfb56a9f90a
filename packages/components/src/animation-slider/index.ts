export { AnimationSlider, SLIDE_DURATION } from './animation-slider.tsx';
export type { AnimationSliderProps } from './animation-slider.tsx';
