import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useSay } from '../i18n/useSay';

interface WhoSignsProps {
  readonly signer: string | null | undefined;
  readonly office?: 'DS' | 'manager';
}

/** Names the person who must sign a document of the school's head; if nobody can, links to where that is corrected. */
export function WhoSigns({ signer, office = 'DS' }: WhoSignsProps) {
  const say = useSay();
  if (signer) return <p>{say(`signing.whoSigns.${office}`, { name: signer })}</p>;
  return (
    <p>
      {say('signing.nobodySigns')}{' '}
      <Link component={RouterLink} to="/user">
        {say('signing.nameHead')}
      </Link>
    </p>
  );
}
