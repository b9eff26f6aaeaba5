import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Announces why a step failed; its live region is there from the start. */
export function StepFailure({ error }: { readonly error: string | undefined }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      {error && (
        <Alert role="none" severity="error" sx={{ mt: 2 }}>
          {translate(error)}
        </Alert>
      )}
    </div>
  );
}
