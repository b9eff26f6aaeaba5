import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';

/** An error of an input. */
interface InputProblem {
  /** Id of the input in the page. */
  readonly id: string;
  /** Sentence that names the input. */
  readonly text: string;
  /** Scrolls to the input and focuses it; only focuses it if it is already in sight. */
  readonly goTo?: () => void;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly InputProblem[];
}

/** Says that a form cannot be saved and lists the reasons; each links to its input. */
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
