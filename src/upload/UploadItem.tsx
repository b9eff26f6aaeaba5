import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useSyncExternalStore } from 'react';
import { attachmentSize } from '../../contract/transfer/transfer';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { controls } from './controls';
import type { RunningUpload } from './startUpload';
import { percentOf } from './uploadState';
import { useTimeLeft } from './useTimeLeft';

interface UploadItemProps {
  readonly upload: RunningUpload;
  /** Discards a failed upload, so that another file can be chosen in its place. */
  readonly remove?: () => void;
}

/**
 * Shows a running upload: its progress, the remaining time, and one control whose label says what it does now.
 *
 * @example <UploadItem upload={startUpload(file, 'transfer/MIIC812003', { callApi })} />
 */
export function UploadItem({ upload, remove }: UploadItemProps) {
  const say = useSay();
  const timeLeft = useTimeLeft();
  const label = useId();
  const { phase, sent, size, secondsLeft, problem } = useSyncExternalStore(upload.subscribe, upload.state);
  const { name } = upload;
  const percent = percentOf({ phase, sent, size });
  const control = controls[phase];

  return (
    <section className="upload" aria-labelledby={label}>
      <h3 id={label}>{name}</h3>
      <p>
        {say('upload.sent', { sent: attachmentSize(sent), size: attachmentSize(size), percent })}
        {secondsLeft !== undefined && ` ${timeLeft(secondsLeft)}`}
      </p>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={label} />
      <p role="status">
        {phase === 'done' && <Icon name="on" tone="good" />} {say(`upload.phase.${phase}`)}
      </p>
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error">
            {say(problem as 'upload.unreadable')}
          </Alert>
        )}
      </div>
      {control && (
        <Button
          variant="outlined"
          aria-label={say(`upload.${control}Of`, { name })}
          onClick={upload[control === 'pause' ? 'pause' : 'resume']}
        >
          {say(`upload.${control}`)}
        </Button>
      )}
      {phase === 'failed' && remove && (
        <Button color="error" aria-label={say('upload.removeOf', { name })} onClick={remove} sx={{ ml: 1 }}>
          {say('upload.remove')}
        </Button>
      )}
    </section>
  );
}
