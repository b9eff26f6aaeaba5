import type { Permission } from '../../../contract/permissions/permissions';
import { useWhyWithheld } from '../../session/viewer';
import { WhyButton, type WhyButtonProps } from './WhyButton';

interface PermissionButtonProps extends WhyButtonProps {
  /** The permission of the call that it begins. */
  readonly can: Permission;
}

/** A button that is out of use, with the reason, for support where its call is withheld from support. */
export function PermissionButton({ can, why, ...props }: PermissionButtonProps) {
  const whyWithheld = useWhyWithheld();
  return <WhyButton {...props} why={whyWithheld(can) ?? why} />;
}
