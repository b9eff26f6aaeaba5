import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { useSay } from '../../i18n/useSay';
import { Area, type AreaGiven } from './Area';
import { SignMany } from './SignMany';

/** Renders the page on which several documents are read one after the other and signed with one authorisation. */
export function SignManyPage() {
  const say = useSay();
  return (
    <Area title={say('documents.signMany.title')}>
      {(given) => (
        <>
          <Link component={RouterLink} to="/areaamministrativa/documenti">
            {say('documents.back')}
          </Link>
          <Begun {...given} />
        </>
      )}
    </Area>
  );
}

/** Renders the documents that were to be signed when the page was opened. They stay listed with their results. */
function Begun({ contracts, state, reload }: AreaGiven) {
  const say = useSay();
  const [begun] = useState<readonly ContractDocument[]>(() => contracts.filter(({ toSign }) => toSign));
  if (begun.length === 0) return <p>{say('documents.signMany.missing')}</p>;
  return <SignMany contracts={begun} state={state} reload={reload} />;
}
