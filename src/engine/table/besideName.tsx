import type { ReactNode } from 'react';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import { kitParts } from '../declaration/kit';
import type { ListRowState } from '../list/listContexts';
import { representationOf } from '../record/representationOf';
import { renderCell } from './renderCell';

/** Renders a value of a row other than the record's link: in a file column, the name downloads the file. */
export function besideName(screen: ListRowState, column: Column<Fields>, row: Row, spelt = false): ReactNode {
  const { endpoints, fields } = screen.resource;
  const { cell, field } = column;
  const { AttachmentLinks } = kitParts();
  if (cell || !endpoints.file || !attachmentField(fields[field]) || !AttachmentLinks)
    return renderCell(screen, column, row, spelt);
  return (
    <AttachmentLinks
      endpoint={endpoints.file.endpoint}
      id={row.id}
      field={field}
      value={row[field]}
      of={representationOf(screen.resource, row)}
    />
  );
}
