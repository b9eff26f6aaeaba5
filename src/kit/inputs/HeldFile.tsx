import { useRecordContext, useResourceContext } from 'react-admin';
import { type Attachment, attachmentText } from '../../../contract/schema/attachment';
import { useRelated } from '../../engine/record/related';
import { AttachmentLink } from '../attachments/AttachmentLink';

interface HeldFileProps {
  readonly field: string;
  readonly file: Attachment;
}

/** Renders a file in an input; the name of a saved one downloads it if there is an endpoint for that. */
export function HeldFile({ field, file }: HeldFileProps) {
  const record = useRecordContext();
  const resource = useRelated(useResourceContext() ?? '');
  const endpoint = resource?.endpoints.file?.endpoint;
  const text = attachmentText(file);
  if (!record || !endpoint || file.content !== undefined) return text;
  return (
    <AttachmentLink
      endpoint={endpoint}
      id={String(record.id)}
      field={field}
      sha256={file.sha256}
      text={text}
    />
  );
}
