export { Dropdown } from './dropdown.tsx';
export type { DropdownProps, DropdownState } from './dropdown.tsx';
