import Alert from '@mui/material/Alert';

interface WorkOutcomeProps {
  /** What is said while it is done. */
  readonly working: string | false;
  /** Why it was not done. */
  readonly error: string | undefined;
}

/** What a dialog says of the work that it began: both places are there from the start, so that they are read aloud. */
export function WorkOutcome({ working, error }: WorkOutcomeProps) {
  return (
    <>
      <div role="status">{working && <p>{working}</p>}</div>
      <div role="alert">
        {error && (
          <Alert role="none" severity="error" sx={{ mt: 2 }}>
            {error}
          </Alert>
        )}
      </div>
    </>
  );
}
