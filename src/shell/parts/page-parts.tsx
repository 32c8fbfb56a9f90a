import type { ComponentType } from 'react';
import { ScreenPart } from './screen-part.tsx';
import type { ScreenProps } from '../screen-view.ts';

/** A part of a page, which stands in the page's list. */
export type PagePart<Props, Place extends string> = {
  /** Its name, for the message if it fails. */
  readonly name: () => string;
  /** Where the page shows it. */
  readonly place: Place;
  /** Renders it. A component of `lazyWithRetry` loads its code when it is shown. */
  readonly load: ComponentType<Props>;
  /** Whether there is anything to show; by default there is. */
  readonly isShown?: (props: Props) => boolean;
};

type Props<PartProps, Place extends string> = ScreenProps & {
  parts: readonly PagePart<PartProps, Place>[];
  place: Place;
  /** What each part receives. */
  of: PartProps;
  /** Another value renders a part again that has failed. */
  resetKey?: unknown;
  /** The class of an element around each part. */
  className?: string;
};

/** The parts of a page at one place, in the order of the list. Each fails alone. */
export function PageParts<PartProps extends object, Place extends string>({
  parts,
  place,
  of,
  className,
  ...boundary
}: Props<PartProps, Place>) {
  return parts
    .filter((part) => part.place === place && part.isShown?.(of) !== false)
    .map(({ name, load: Content }) => {
      const part = (
        <ScreenPart key={name()} name={name()} {...boundary}>
          <Content {...of} />
        </ScreenPart>
      );
      return className === undefined ? (
        part
      ) : (
        <div key={name()} className={className}>
          {part}
        </div>
      );
    });
}
