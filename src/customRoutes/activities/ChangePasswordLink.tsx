import { useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';

/** Renders the link to the password page; for support staff, who may not open it, a disabled button with the reason. */
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
