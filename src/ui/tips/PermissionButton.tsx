import type { Permission } from '../../../contract/permissions/permissions';
import { useWhyWithheld } from '../../session/viewer';
import { Button, type ButtonProps } from '../Button';

interface PermissionButtonProps extends ButtonProps {
  /** Permission required for the call that the button starts. */
  readonly can: Permission;
}

/** A button that is out of use, with the reason, for support where its call is withheld from support. */
export function PermissionButton({ can, disabledReason, ...props }: PermissionButtonProps) {
  const whyWithheld = useWhyWithheld();
  return <Button {...props} disabledReason={whyWithheld(can) ?? disabledReason} />;
}
