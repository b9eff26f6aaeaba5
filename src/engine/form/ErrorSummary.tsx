import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { Words } from '../words';

/** That the form cannot be saved, and why: each reason leads to its input. */
export function ErrorSummary({ words, inputs }: { words: Words; inputs: readonly string[] }) {
  const { formState } = useFormContext();
  const translate = useTranslate();
  const go = (name: string) => document.getElementById(`input-${name}`)?.focus();

  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{translate('engine.form.summary')}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
        {inputs.map((name) => {
          const message = formState.errors[name]?.message;
          return (
            typeof message === 'string' && (
              <li key={name}>
                <Link
                  href={`#input-${name}`}
                  color="inherit"
                  sx={{ display: 'inline-block', py: 0.5 }}
                  onClick={(event) => {
                    event.preventDefault();
                    go(name);
                  }}
                >
                  {words.label(name)}: {message}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </Alert>
  );
}
