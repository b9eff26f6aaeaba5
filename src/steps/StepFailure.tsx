import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Why a step could not be gone on, said as it comes; its place is there from the beginning. */
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
