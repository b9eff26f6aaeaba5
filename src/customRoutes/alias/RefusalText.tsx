import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSentence } from '../../i18n/useSentence';
import type { AliasRefusal } from './aliasRefusal';

/** Announces the reason of a refusal. */
export const RefusalText = ({ refusal }: { readonly refusal: AliasRefusal | undefined }) => (
  <div role="alert">
    {refusal && (
      <Alert role="none" severity="error" sx={{ mb: 2 }}>
        <RefusalLines refusal={refusal} />
      </Alert>
    )}
  </div>
);

/** Renders the reason of a refusal and its details. */
export function RefusalLines({ refusal }: { readonly refusal: AliasRefusal }) {
  const sentence = useSentence();
  return (
    <>
      {sentence(refusal.text)}
      {refusal.details.map((detail) => (
        <Box key={detail} sx={{ mt: 0.5 }}>
          {sentence(detail)}
        </Box>
      ))}
    </>
  );
}
