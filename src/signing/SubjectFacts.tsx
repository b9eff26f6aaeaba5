import Box from '@mui/material/Box';
import { useSay } from '../i18n/useSay';

/** What is signed with a dialog, and by whom. */
export interface SigningSubject {
  /** By name. */
  readonly documents: readonly string[];
  /** Who must sign: name and surname, where that is known. */
  readonly signer?: string | undefined;
}

/** Above what is typed or chosen: the documents and the person. */
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
