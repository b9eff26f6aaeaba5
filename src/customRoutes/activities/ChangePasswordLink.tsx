import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useWhyWithheld } from '../../session/viewer';
import { WhyButton } from '../../ui/tips/WhyButton';

/** The link to the page of the password; for support, to whom that page is closed, a button that says why. */
export function ChangePasswordLink({ children }: { readonly children: string }) {
  const why = useWhyWithheld()(['account', 'update']);
  if (why)
    return (
      <WhyButton variant="outlined" why={why}>
        {children}
      </WhyButton>
    );
  return (
    <Button variant="outlined" component={Link} to="/impostazioni/cambiopassword">
      {children}
    </Button>
  );
}
