export { getLoadFailure } from './error-texts.ts';
export { getReportErrorKind } from './get-report-error-kind.ts';
export { ReportError } from './report-error.tsx';
export type { ReportErrorKind } from './get-report-error-kind.ts';
export type { ReportErrorProps } from './report-error.tsx';
