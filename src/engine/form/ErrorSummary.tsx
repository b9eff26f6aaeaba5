import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { Words } from '../record/words';
import type { InputError } from './formErrors';
import { inputId } from './inputs/InputProps';

interface ErrorSummaryProps {
  readonly words: Words;
  readonly errors: readonly InputError[];
  /** What is said besides, and is about no input. */
  readonly problem: string | undefined;
  /** Brings an input to where it can be seen, and gives it the focus. */
  readonly onGo: (name: string) => void;
}

/** That the form cannot be saved, and why: each reason leads to its input. */
export function ErrorSummary({ words, errors, problem, onGo }: ErrorSummaryProps) {
  const translate = useTranslate();
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{translate('engine.form.summary')}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <Link
              href={`#${inputId(name)}`}
              color="inherit"
              sx={{ py: 0.5, lineHeight: 1.75 }}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              {words.path(name)}: {message}
            </Link>
          </li>
        ))}
        {problem && <li>{problem}</li>}
      </ul>
    </Alert>
  );
}
