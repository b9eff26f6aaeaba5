import type { ComponentType } from 'react';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { CellProps, Resource } from '../declaration/resource';
import { AttachmentLink } from './AttachmentLink';
import { representationOf } from './representationOf';

/** Renders the cell of a column whose values are files of records. */
export const attachmentCell = (
  resource: Resource,
  endpoint: Endpoint,
  field: string,
): ComponentType<CellProps> =>
  function AttachmentCell({ record, text }) {
    return text ? (
      <AttachmentLink
        endpoint={endpoint}
        id={String(record.id)}
        field={field}
        text={text}
        of={representationOf(resource, record)}
      />
    ) : null;
  };
