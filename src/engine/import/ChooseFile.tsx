import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { csvOf } from '../../../contract/values/csv';
import { useSentence } from '../../i18n/useSentence';
import { DropFile } from '../../ui/files/DropFile';
import { saveFile } from '../../ui/files/saveFile';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import { CSV, limits } from './limits';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

const READABLE = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain';

interface ChooseFileProps {
  readonly resource: Resource;
  readonly importing: Importing;
}

/** The way in: a file from the disk, by button or dropped, and what is said before of limits and columns. */
export function ChooseFile({ resource, importing }: ChooseFileProps) {
  const say = useImportSay();
  const sentence = useSentence();
  const words = useWords(resource);
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const { problem } = importing.state;
  const fields = Object.entries(resource.import?.rows.fields ?? {});
  const model = () =>
    saveFile(`${say('modelFile')}.csv`, csvOf([fields.map(([name]) => words.label(name))]), CSV);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error" sx={{ mb: 2 }}>
            {sentence(problem)}
          </Alert>
        )}
      </div>
      <Typography id={title} component="h2" variant="h2" sx={{ mt: 0 }}>
        {say('choose.title')}
      </Typography>
      <p>{say('choose.about')}</p>
      <DropFile
        input={input}
        takes={{ accept: READABLE, 'aria-labelledby': title }}
        button={{ variant: 'contained', children: say('choose.button') }}
        about={say('choose.drop')}
        take={(file) => {
          if (file) void importing.open(file);
        }}
      />
      <p>
        {say('choose.limits', limits)} {say('choose.safe')}
      </p>
      <Typography component="h3" variant="h3">
        {say('choose.known')}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, pl: 3 }}>
        {fields.map(([name, field]) => (
          <li key={name}>
            {words.label(name)}
            {field.required && ` (${say('choose.needed')})`}
          </li>
        ))}
      </Box>
      <p>{say('choose.empty')}</p>
      <Button variant="outlined" onClick={model}>
        {say('choose.model')}
      </Button>
    </Paper>
  );
}
