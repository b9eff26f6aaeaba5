import Link from '@mui/material/Link';
import { type MouseEvent, useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { useCommand } from '../../api/useCommand';

interface AttachmentLinkProps {
  /** The endpoint that answers where the file can be downloaded. */
  readonly endpoint: Endpoint;
  readonly id: string;
  readonly field: string;
  /** SHA-256 of the file, if the field holds a list of files. */
  readonly sha256?: string | undefined;
  /** The file name and its size. */
  readonly text: string;
  /** The name of the record, needed when other files stand beside it. */
  readonly of?: string;
}

/** Renders a link to a file of a record, which downloads it. */
export function AttachmentLink({ endpoint, id, field, sha256, text, of }: AttachmentLinkProps) {
  const notify = useNotify();
  const { run, callApi, error } = useCommand();
  useEffect(() => {
    if (error) notify(error, { type: 'error' });
  }, [error, notify]);
  function fetch(event: MouseEvent) {
    // Otherwise the click would open the surrounding row.
    event.stopPropagation();
    void run(async () => {
      const { data } = await callApi(endpoint, { params: { id, field }, query: { sha256 } } as never);
      window.open((data as unknown as { url: string }).url, '_blank', 'noopener');
    });
  }
  return (
    <Link
      component="button"
      type="button"
      onClick={fetch}
      aria-label={of && `${text}, ${of}`}
      sx={{ maxWidth: '100%', textAlign: 'start', font: 'inherit', overflowWrap: 'anywhere' }}
    >
      {text}
    </Link>
  );
}
