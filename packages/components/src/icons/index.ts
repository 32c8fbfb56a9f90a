export {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  ColumnsIcon,
  DownloadIcon,
  EllipsisIcon,
  InfoIcon,
  LockIcon,
  RefreshIcon,
} from './icons.tsx';
export type { IconProps } from './icons.tsx';
