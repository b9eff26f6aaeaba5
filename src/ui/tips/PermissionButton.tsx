import type { Permission } from '../../../contract/permissions/permissions';
import { useWhyWithheld } from '../../session/viewer';
import { Button, type ButtonProps } from '../Button';

interface PermissionButtonProps extends ButtonProps {
  /** Permission required for the call that the button starts. */
  readonly can: Permission;
}

/** Renders a button that is disabled, with the reason, for support staff whose session may not make its call. */
export function PermissionButton({ can, disabledReason, ...props }: PermissionButtonProps) {
  const whyWithheld = useWhyWithheld();
  return <Button {...props} disabledReason={whyWithheld(can) ?? disabledReason} />;
}
