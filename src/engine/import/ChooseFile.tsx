import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useSentence } from '../../i18n/useSentence';
import { DropFile } from '../../ui/files/DropFile';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import { limits } from './limits';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

const READABLE = '.csv,.txt,.tsv,.xlsx,.zip,text/csv,text/plain';

interface ChooseFileProps {
  readonly resource: Resource;
  readonly importing: Importing;
}

/**
 * Renders the choice of a file from the disk, by button or by dropping it, with the limits and the possible columns.
 */
export function ChooseFile({ resource, importing }: ChooseFileProps) {
  const say = useImportSay();
  const sentence = useSentence();
  const words = useWords(resource);
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const { problem } = importing.state;
  const fields = Object.entries(resource.import?.rows.fields ?? {});
  const model = (format: TableFormat) => {
    const columns = fields.map(([name]) => ({ label: words.label(name), type: 'text' }) as const);
    return saveTable(say('modelFile'), { name: words.say('title'), columns, rows: [] }, format);
  };

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
      <SaveTableButton variant="outlined" save={model}>
        {say('choose.model')}
      </SaveTableButton>
    </Paper>
  );
}
