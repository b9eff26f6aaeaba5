import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AliasRefusal } from './aliasRefusal';

/** Why something was not done; announced when it appears. */
export function RefusalText({ refusal }: { readonly refusal: AliasRefusal | undefined }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      {refusal && (
        <Alert role="none" severity="error" sx={{ mb: 2 }}>
          {translate(refusal.text, { _: refusal.text })}
          {refusal.details.map((detail) => (
            <Box key={detail} sx={{ mt: 0.5 }}>
              {translate(detail, { _: detail })}
            </Box>
          ))}
        </Alert>
      )}
    </div>
  );
}
