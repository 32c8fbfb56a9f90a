export { DropdownButton } from './dropdown-button.tsx';
export type { DropdownButtonProps } from './dropdown-button.tsx';
