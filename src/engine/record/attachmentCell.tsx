import type { ComponentType } from 'react';
import type { Endpoint } from '../../../contract/endpoint';
import type { CellProps } from '../declaration/resource';
import { AttachmentLink } from './AttachmentLink';

/** The cell of a column whose values are files of records. */
export const attachmentCell = (endpoint: Endpoint, field: string): ComponentType<CellProps> =>
  function AttachmentCell({ record, text }) {
    return text ? (
      <AttachmentLink endpoint={endpoint} id={String(record.id)} field={field} text={text} />
    ) : null;
  };
