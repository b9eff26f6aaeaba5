import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSentence } from '../../i18n/useSentence';
import type { AliasRefusal } from './aliasRefusal';

/** Announces the reason of a refusal. */
export function RefusalText({ refusal }: { readonly refusal: AliasRefusal | undefined }) {
  const sentence = useSentence();
  return (
    <div role="alert">
      {refusal && (
        <Alert role="none" severity="error" sx={{ mb: 2 }}>
          {sentence(refusal.text)}
          {refusal.details.map((detail) => (
            <Box key={detail} sx={{ mt: 0.5 }}>
              {sentence(detail)}
            </Box>
          ))}
        </Alert>
      )}
    </div>
  );
}
