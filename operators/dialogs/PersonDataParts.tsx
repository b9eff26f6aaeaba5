import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PersonData } from '../../contract/staff/personData';

/** Lists the accounts of a person, with the reason why each is considered theirs. */
export function AccountsOfPerson({ accounts }: Pick<PersonData, 'accounts'>) {
  const translate = useTranslate();
  return (
    <>
      <p>{translate('gestore.personData.accounts', { smart_count: accounts.length })}</p>
      <ul>
        {accounts.map(({ uid, schoolName, sn, cn, because }) => (
          <li key={uid}>
            {`${cn} ${sn}, ${uid} (${schoolName}): ${translate(`gestore.personData.because.${because}`)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lists the data that an erasure deletes, and the data that it leaves with the reasons. */
export function SourcesOfPerson({ sources }: Pick<PersonData, 'sources'>) {
  const translate = useTranslate();
  const gone = sources.filter(({ erasure }) => erasure === 'deleted');
  const left = sources.filter(({ erasure }) => erasure !== 'deleted');
  return (
    <>
      <p>
        <strong>{translate('gestore.personData.deleted')}</strong>{' '}
        {gone.map(({ title, entries }) => `${title} (${entries})`).join(', ')}.
      </p>
      {left.length > 0 && (
        <>
          <p>
            <strong>{translate('gestore.personData.left')}</strong>
          </p>
          <Box component="ul" sx={{ maxHeight: '30vh', overflow: 'auto' }}>
            {left.map(({ source, title, entries, why }) => (
              <li key={source}>{`${title} (${entries}). ${why ?? ''}`}</li>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
