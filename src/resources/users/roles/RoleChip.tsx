import { useId } from 'react';
import type { ApplicationRole, HeldRole } from '../../../../contract/roles/application';
import { checkRole } from '../../../../contract/roles/checkRole';
import { useSentence } from '../../../i18n/useSentence';
import { Chip } from './roleStyles';
import type { RoleOptions } from './useRoleCatalogue';

interface RoleChipProps {
  readonly role: ApplicationRole;
  readonly known: RoleOptions;
  readonly held: readonly HeldRole[];
  /** Reason why nothing can be changed. */
  readonly disabledReason: string | undefined;
  readonly change: (after: readonly HeldRole[], role: HeldRole) => void;
}

/**
 * Renders a role as a toggle, pressed when it is held. When disabled, mouse, keyboard and screen readers still get the
 * reason.
 */
export function RoleChip({
  role: { ac, cn, description },
  known,
  held,
  disabledReason,
  change,
}: RoleChipProps) {
  const sentence = useSentence();
  const note = useId();
  const role = { uid: ac, group: cn };
  const { held: pressed, whyNot, after } = checkRole(known, held, role);
  const barred = disabledReason ?? whyNot;
  const reason = barred && sentence(barred);
  const tip = reason ?? (description === cn ? undefined : description);
  return (
    <>
      <Chip
        type="button"
        aria-pressed={pressed}
        {...(reason && { 'aria-disabled': true })}
        {...(tip && { 'aria-describedby': note, 'data-tip': tip })}
        onClick={() => !reason && change(after, role)}
      >
        {pressed && <span aria-hidden>✓ </span>}
        {cn}
      </Chip>
      {tip && (
        <span id={note} hidden>
          {tip}
        </span>
      )}
    </>
  );
}
