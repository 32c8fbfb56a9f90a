import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { getSafeImageUrl } from '../safe-url/get-safe-url.ts';
import { H } from '../section/h.tsx';
import { Drawing } from './drawing.tsx';

export type EmptyContentProps = {
  /** What is missing. */
  title: string;
  /** The reason, and what to do next. */
  message?: ReactNode;
  /** URL of an illustration. By default an empty chart is shown; nothing if it is empty or `null`. */
  illustration?: string | null | undefined;
  /** Width of the illustration in CSS pixels; 400 by default. */
  illustrationWidth?: number;
  /**
   * Height of the illustration in CSS pixels; by default 9/20 of the width, so that the space is reserved before the
   * image has loaded.
   */
  illustrationHeight?: number;
  /** Text of the main button, which is shown only with a URL or a callback. */
  actionLabel?: string;
  /** The URL of the main button, which is then a link. */
  actionURL?: string;
  /** Called when the main button is clicked. */
  actionCallback?: () => void;
  /** Text of the secondary button. */
  secondaryActionLabel?: string;
  /** The URL of the secondary button, which is then a link. */
  secondaryActionURL?: string;
  /** Called when the secondary button is clicked. */
  secondaryActionCallback?: () => void;
  className?: string;
};

/** The ratio of height to width of the default illustration. */
const DRAWING_RATIO = 180 / 400;

type ActionProps = {
  variant: 'primary' | 'secondary';
  label: string | undefined;
  url: string | undefined;
  callback: (() => void) | undefined;
};

function Action({ variant, label, url, callback }: ActionProps) {
  if (!label || (!url && !callback)) return null;
  return url ? (
    <Button variant={variant} href={url} onClick={callback}>
      {label}
    </Button>
  ) : (
    <Button variant={variant} onClick={callback}>
      {label}
    </Button>
  );
}

/** An empty state: what is missing, and what to do next. */
export function EmptyContent(props: EmptyContentProps) {
  const { title, message, illustration, illustrationWidth = 400, illustrationHeight } = props;
  const image = getSafeImageUrl(illustration);
  return (
    <div className={`tillview-empty-content ${props.className ?? ''}`.trimEnd()}>
      {illustration === undefined && (
        <Drawing width={illustrationWidth} height={illustrationHeight} />
      )}
      {image && (
        <img
          className="tillview-empty-content__image"
          src={image}
          width={illustrationWidth}
          height={illustrationHeight ?? Math.round(illustrationWidth * DRAWING_RATIO)}
          alt=""
        />
      )}
      <H className="tillview-empty-content__title">{title}</H>
      {message && <div className="tillview-empty-content__message">{message}</div>}
      <div className="tillview-empty-content__actions">
        <Action
          variant="primary"
          label={props.actionLabel}
          url={props.actionURL}
          callback={props.actionCallback}
        />
        <Action
          variant="secondary"
          label={props.secondaryActionLabel}
          url={props.secondaryActionURL}
          callback={props.secondaryActionCallback}
        />
      </div>
    </div>
  );
}
