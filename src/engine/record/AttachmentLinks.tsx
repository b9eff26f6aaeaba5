import { Fragment } from 'react';
import { attachmentText, filesIn } from '../../../contract/schema/attachment';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { AttachmentLink } from './AttachmentLink';

interface AttachmentLinksProps {
  /** The endpoint that answers where a file can be downloaded. */
  readonly endpoint: Endpoint;
  readonly id: string;
  readonly field: string;
  /** One file, or several. */
  readonly value: unknown;
  /** The name of the record, needed when other files stand beside it. */
  readonly of?: string;
}

/** Renders a link for each file in the value of a field. */
export const AttachmentLinks = ({ value, ...where }: AttachmentLinksProps) =>
  filesIn(value).map((file, place) => (
    <Fragment key={file.sha256}>
      {place > 0 && ', '}
      <AttachmentLink {...where} sha256={file.sha256} text={attachmentText(file)} />
    </Fragment>
  ));
