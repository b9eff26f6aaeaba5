import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

/** What is wrong with an input. */
export interface InputProblem {
  /** Of the input in the page. */
  readonly id: string;
  /** A sentence that names it. */
  readonly text: string;
  /** Brings the input to where it can be seen, and gives it the focus; where it is in sight, the focus alone. */
  readonly goTo?: () => void;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly InputProblem[];
}

/** That a form cannot be saved, and why: each reason leads to its input. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
        {errors.map(({ id, text, goTo }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              color="inherit"
              sx={{ py: 0.5, lineHeight: 1.75 }}
              onClick={(event) => {
                event.preventDefault();
                (goTo ?? (() => document.getElementById(id)?.focus()))();
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
