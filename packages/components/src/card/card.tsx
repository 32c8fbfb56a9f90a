import { useId, type ReactNode } from 'react';
import { H } from '../section/h.tsx';
import { Section } from '../section/section.tsx';

export type CardProps = {
  /** The heading of the card. Without it, the card has no header. */
  title?: ReactNode;
  /** The id of a heading in the content, of a card without a title. */
  labelledBy?: string;
  /** A line of text under the title. */
  description?: ReactNode;
  /** The main action, at the end of the header. */
  action?: ReactNode;
  /** An `EllipsisMenu`, after the action. */
  menu?: ReactNode;
  children?: ReactNode;
  /** Whether it is styled as inactive. */
  isInactive?: boolean;
  /** Whether the body has no padding, for tables and lists. */
  isFlush?: boolean;
  /** Whether it is attached to the summary list above it, without border and corners between them. */
  isAttached?: boolean;
  className?: string;
};

/** A block with a header and a body; with a title or a heading, a region of the page. Do not nest cards. */
export function Card({
  title,
  labelledBy,
  description,
  action,
  menu,
  children,
  isInactive = false,
  isFlush = false,
  isAttached = false,
  className,
}: CardProps) {
  const titleId = useId();
  const nameId = title ? titleId : labelledBy;
  const Block = nameId ? 'section' : 'div';
  const classes = [
    'tillview-card',
    action && 'has-action',
    menu && 'has-menu',
    isInactive && 'is-inactive',
    isFlush && 'is-flush',
    isAttached && 'is-attached',
    className,
  ];
  return (
    <Block className={classes.filter(Boolean).join(' ')} aria-labelledby={nameId}>
      {title && (
        <div className="tillview-card__header">
          <div className="tillview-card__headings">
            <H id={titleId} className="tillview-card__title">
              {title}
            </H>
            {description && <div className="tillview-card__description">{description}</div>}
          </div>
          {action && <div className="tillview-card__action">{action}</div>}
          {menu && <div className="tillview-card__menu">{menu}</div>}
        </div>
      )}
      {title ? (
        <Section className="tillview-card__body">{children}</Section>
      ) : (
        // Without a title, the headings inside stay at the current level.
        <div className="tillview-card__body">{children}</div>
      )}
    </Block>
  );
}
