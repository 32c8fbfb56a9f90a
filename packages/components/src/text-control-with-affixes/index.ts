export { TextControlWithAffixes } from './text-control-with-affixes.tsx';
export type { TextControlWithAffixesProps } from './text-control-with-affixes.tsx';
