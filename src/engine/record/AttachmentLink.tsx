import Link from '@mui/material/Link';
import { type MouseEvent, useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { useCommand } from '../../api/useCommand';

interface AttachmentLinkProps {
  /** What says where it can be fetched. */
  readonly endpoint: Endpoint;
  readonly id: string;
  readonly field: string;
  /** Its name, and how large it is. */
  readonly text: string;
  /** How the record is called, where others stand beside it. */
  readonly of?: string;
}

/** A file of a record: the name saves it. */
export function AttachmentLink({ endpoint, id, field, text, of }: AttachmentLinkProps) {
  const notify = useNotify();
  const { run, callApi, error } = useCommand();
  useEffect(() => {
    if (error) notify(error, { type: 'error' });
  }, [error, notify]);
  function fetch(event: MouseEvent) {
    // The row around it would be opened.
    event.stopPropagation();
    void run(async () => {
      const { data } = await callApi(endpoint, { params: { id, field } } as never);
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
