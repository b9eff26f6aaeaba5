import { useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';

/** The link to the page of the password; for support, to whom that page is closed, a button that says why. */
export function ChangePasswordLink({ children }: { readonly children: string }) {
  return (
    <Button
      variant="outlined"
      to="/impostazioni/cambiopassword"
      disabledReason={useWhyWithheld()(['account', 'update'])}
    >
      {children}
    </Button>
  );
}
