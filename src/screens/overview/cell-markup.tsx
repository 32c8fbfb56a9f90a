import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { AdminLink, ScreenLink } from '../../reporting/definition/cells.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { readCellLink } from './cell-link.ts';
import { parseCell, type CellPart } from './parse-cell.ts';

type Props = {
  /** The HTML markup of a cell, from the store. */
  markup: string;
  context: ReportContext;
};

function Part({ part: { text, href }, context }: { part: CellPart; context: ReportContext }) {
  const host = useHost();
  const link = href === undefined ? undefined : readCellLink(href, host);
  if (!link) return <>{text}</>;
  return 'screen' in link ? (
    <ScreenLink href={context.screenHref(link.screen, link.query)}>{text}</ScreenLink>
  ) : (
    <AdminLink href={link.admin}>{text}</AdminLink>
  );
}

/** The text of a cell's markup, with its links to screens of the app and to the admin. */
export function CellMarkup({ markup, context }: Props) {
  const parts = useMemo(() => parseCell(markup), [markup]);
  return (
    <>
      {parts.map((part, index) => (
        <Part key={index} part={part} context={context} />
      ))}
    </>
  );
}
