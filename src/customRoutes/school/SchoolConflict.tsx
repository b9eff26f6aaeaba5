import { useSay } from '../../i18n/useSay';
import { ConflictAlert } from '../../ui/ConflictAlert';
import type { Conflict } from './schoolConflicts';
import type { SchoolForm } from './useSchoolForm';

interface SchoolConflictProps {
  readonly form: SchoolForm;
  readonly conflict: Conflict;
}

/** What both changed, field by field: mine stays until the other is chosen. */
export function SchoolConflict({ form, conflict }: SchoolConflictProps) {
  const say = useSay();
  const { mine, theirs } = conflict;
  const shown = (value: string | boolean | null | undefined) =>
    typeof value === 'boolean' ? say(value ? 'school.on' : 'school.off') : value || say('school.none');
  const inputs = conflict.fields.map((name) => ({
    name,
    label: say(`school.fields.${name}`),
    current: shown(theirs[name]),
    yours: shown(mine[name]),
    chosen: (form.values[name] ?? '') === (theirs[name] ?? '') ? ('current' as const) : ('yours' as const),
    choose: (which: 'current' | 'yours') =>
      form.change(name, (which === 'current' ? theirs[name] : mine[name]) ?? null),
  }));
  return <ConflictAlert by={conflict.by} inputs={inputs} />;
}
