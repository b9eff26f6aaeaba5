import type { ComponentType } from 'react';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { CellProps, Resource } from '../declaration/resource';
import { AttachmentLinks } from './AttachmentLinks';
import { representationOf } from './representationOf';

/** Renders the cell of a column whose values are files of records. */
export const attachmentCell = (
  resource: Resource,
  endpoint: Endpoint,
  field: string,
): ComponentType<CellProps> =>
  function AttachmentCell({ record }) {
    return (
      <AttachmentLinks
        endpoint={endpoint}
        id={String(record.id)}
        field={field}
        value={record[field]}
        of={representationOf(resource, record)}
      />
    );
  };
