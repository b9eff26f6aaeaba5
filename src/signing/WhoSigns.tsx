import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useSay } from '../i18n/useSay';

interface WhoSignsProps {
  readonly signer: string | null | undefined;
  readonly office?: 'DS' | 'manager';
}

/**
 * Names the person who must sign a document. If nobody holds the office, links to the page where the head is appointed.
 */
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
