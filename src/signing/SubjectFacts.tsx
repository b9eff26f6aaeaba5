import Box from '@mui/material/Box';
import { useSay } from '../i18n/useSay';

/** Documents to sign, and their signer. */
export interface SigningSubject {
  /** Names of the documents. */
  readonly documents: readonly string[];
  /** Name and surname of the person who must sign, if known. */
  readonly signer?: string | undefined;
}

/** Shows the documents and the signer above the inputs. */
export function SubjectFacts({ documents, signer }: SigningSubject) {
  const say = useSay();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' },
      }}
    >
      <dt>{say('signing.subject.document', { smart_count: documents.length })}</dt>
      {documents.map((name) => (
        <dd key={name}>{name}</dd>
      ))}
      {signer && (
        <>
          <dt>{say('signing.subject.signer')}</dt>
          <dd>{signer}</dd>
        </>
      )}
    </Box>
  );
}
