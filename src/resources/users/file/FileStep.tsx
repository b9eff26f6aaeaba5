import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { USER_FILE_MODEL } from '../../../../contract/users/userFile';
import type { Importing } from '../../../engine/import/useImport';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { Button } from '../../../ui/Button';
import { DropFile } from '../../../ui/files/DropFile';

interface FileStepProps {
  readonly file: File | undefined;
  readonly choose: (file: File | undefined) => void;
  readonly importing: Importing;
  /** Message of the provider when it accepted nothing. */
  readonly failed: string | undefined;
}

/** Renders the first step: a CSV from the disk, a sample file, and the format of its header. */
export function FileStep({ file, choose, importing, failed }: FileStepProps) {
  const say = useSay();
  const sentence = useSentence();
  const input = useRef<HTMLInputElement>(null);
  const { problem, phase } = importing.state;
  const busy = !failed && (phase === 'reading' || phase === 'rows');
  const message = failed ?? (problem && sentence(problem));
  const uploading = say('userFile.uploading', { file: file?.name ?? '' });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
      <div role="alert">
        {message && (
          <Alert role="none" severity="error" sx={{ mb: 2 }}>
            {message}
          </Alert>
        )}
      </div>
      <p>{say('userFile.header')}</p>
      <DropFile
        input={input}
        takes={{ accept: '.csv,.CSV', 'aria-label': say('userFile.choose') }}
        button={{ variant: 'outlined', children: say('userFile.choose') }}
        about={say('userFile.drop')}
        take={(one) => one && choose(one)}
      />
      <p role="status">{file ? say('userFile.chosen', { file: file.name }) : say('userFile.none')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          variant="contained"
          disabledReason={file ? (busy ? uploading : undefined) : say('userFile.chooseFirst')}
          onClick={() => file && void importing.open(file)}
        >
          {say('userFile.upload')}
        </Button>
        <Button component="a" href={USER_FILE_MODEL} download="importa-utenti.csv">
          {say('userFile.model')}
        </Button>
      </Box>
      {busy && (
        <Box role="status" sx={{ mt: 2 }}>
          {uploading}
          <LinearProgress aria-label={uploading} />
        </Box>
      )}
    </Paper>
  );
}
