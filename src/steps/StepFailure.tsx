import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Announces why a step failed. The live region is always rendered, because screen readers announce only changes. */
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
