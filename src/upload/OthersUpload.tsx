import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { attachmentSize } from '../../contract/transfer/transfer';
import type { Upload } from '../../contract/uploads/upload';
import { useSay } from '../i18n/useSay';
import { percentOf } from './uploadState';

/**
 * Shows a file that another person is sending, or that was started in another browser: its progress, and how to
 * continue it.
 */
export function OthersUpload({ upload }: { readonly upload: Upload }) {
  const say = useSay();
  const label = useId();
  const { name, size, arrivedBytes: sent, by, state } = upload;
  const percent = percentOf({ phase: state === 'stored' ? 'done' : 'sending', sent, size });
  return (
    <section className="upload" aria-labelledby={label}>
      <h3 id={label}>{name}</h3>
      <p>{say('upload.sent', { sent: attachmentSize(sent), size: attachmentSize(size), percent })}</p>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={label} />
      <p>{say(state === 'stored' ? 'upload.byDone' : 'upload.by', { by })}</p>
    </section>
  );
}
