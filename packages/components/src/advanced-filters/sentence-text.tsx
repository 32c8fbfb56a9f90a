import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The whole sentence of a complete filter, for screen readers. */
export function SentenceText({ text }: { text: string }) {
  return text === '' ? null : <VisuallyHidden>{text}</VisuallyHidden>;
}
