import { Fragment } from 'react';
import { attachmentText, filesIn } from '../../../contract/schema/attachment';
import type { AttachmentLinksProps } from '../../engine/declaration/kit';
import { AttachmentLink } from './AttachmentLink';

/** Renders a link for each file in the value of a field. */
export const AttachmentLinks = ({ value, ...where }: AttachmentLinksProps) =>
  filesIn(value).map((file, place) => (
    <Fragment key={file.sha256}>
      {place > 0 && ', '}
      <AttachmentLink {...where} sha256={file.sha256} text={attachmentText(file)} />
    </Fragment>
  ));
