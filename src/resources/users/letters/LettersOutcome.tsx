import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { showNumber } from '../../../../contract/values/showNumber';
import { useSay } from '../../../i18n/useSay';
import { Button } from '../../../ui/Button';
import type { useLetters } from './useLetters';

/** Shows how many letters are ready, the files if there are several, and a message when all are ready. */
export function LettersOutcome({
  progress,
  files,
  made,
}: Pick<ReturnType<typeof useLetters>, 'progress' | 'files' | 'made'>) {
  const say = useSay();
  const working =
    progress &&
    say('spidReadiness.letters.progress', {
      done: showNumber(progress.done),
      total: showNumber(progress.total),
    });
  return (
    <>
      {progress && working && (
        <Box sx={{ my: 1, width: '100%' }}>
          <span>{working}</span>
          <LinearProgress
            variant={progress.done === 0 ? 'indeterminate' : 'determinate'}
            value={(progress.done / progress.total) * 100}
            aria-label={working}
          />
        </Box>
      )}
      {files.length > 1 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
          {files.map(({ name, from, to, save }) => (
            <li key={name}>
              <Button size="small" onClick={save}>
                {say('spidReadiness.letters.save', { from: showNumber(from), to: showNumber(to) })}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <div role="status">
        {made !== undefined && (
          <Alert severity="success">
            {say(files.length > 1 ? 'spidReadiness.letters.madeInParts' : 'spidReadiness.letters.made', {
              smart_count: made,
            })}
          </Alert>
        )}
      </div>
    </>
  );
}
