import Alert from '@mui/material/Alert';

interface WorkOutcomeProps {
  /** Sentence shown while the work runs. */
  readonly working: string | false;
  /** Reason of the failure. */
  readonly error: string | undefined;
}

/**
 * Shows the progress or the error of a dialog's work. Both live regions are there from the start, so that screen
 * readers announce them.
 */
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
