import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import type { Resource } from '../declaration/defineResource';
import { csvOf } from '../export/csv';
import { saveFile } from '../export/saveFile';
import { useWords } from '../words';
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
  const words = useWords(resource);
  const input = useRef<HTMLInputElement>(null);
  const title = useId();
  const [over, setOver] = useState(false);
  const { problem } = importing.state;
  const fields = Object.entries(resource.import?.rows.fields ?? {});
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void importing.open(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const model = () =>
    saveFile(`${say('modelFile')}.csv`, csvOf([fields.map(([name]) => words.label(name))]), CSV);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error" sx={{ mb: 2 }}>
            {say(`problems.${problem}`, limits)}
          </Alert>
        )}
      </div>
      <Typography id={title} component="h2" variant="h2" sx={{ mt: 0 }}>
        {say('choose.title')}
      </Typography>
      <p>{say('choose.about')}</p>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1.5,
          p: 3,
          borderRadius: 1,
          border: '2px dashed',
          borderColor: over ? 'secondary.main' : 'divider',
        }}
      >
        <Button variant="contained" onClick={() => input.current?.click()}>
          {say('choose.button')}
        </Button>
        <span>{say('choose.drop')}</span>
        <input
          ref={input}
          type="file"
          accept={READABLE}
          hidden
          aria-labelledby={title}
          onChange={({ target }) => {
            take(target.files);
            // The same file once more is a choice too: it may have been put right meanwhile.
            target.value = '';
          }}
        />
      </Box>
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
