import Box from '@mui/material/Box';
import type { HeldRole } from '../../../../contract/roles/application';
import { roleDifferences } from '../../../../contract/roles/heldRoles';
import type { UserHistoryEntry } from '../../../../contract/users/userHistory';
import type { Resource } from '../../../engine/declaration/defineResource';
import { textOf } from '../../../engine/record/textOf';
import type { Words } from '../../../engine/record/words';
import { useSay } from '../../../i18n/useSay';
import { roleName } from '../roles/roleName';
import { useRoleCatalogue } from '../roles/useRoleCatalogue';

interface ChangeLinesProps {
  readonly resource: Resource;
  readonly changes: UserHistoryEntry['changes'];
  readonly words: Words;
}

/** Lists the changes, one per line: a field with its old and new value, a role given or taken. */
export function ChangeLines({ resource, changes, words }: ChangeLinesProps) {
  const say = useSay();
  const { data: known } = useRoleCatalogue();
  const text = (field: string, value: unknown) =>
    textOf(resource, field, value, words) || say('person.history.nothing');
  const called = (role: HeldRole) => (known ? roleName(known, role) : `${role.group} (${role.uid})`);

  const lines = changes.flatMap(({ field, before, after }) => {
    if (field !== 'groups')
      return say('person.history.change', {
        field: words.label(field),
        before: text(field, before),
        after: text(field, after),
      });
    const { added, removed } = roleDifferences(rolesIn(before), rolesIn(after));
    return [...added.map((role) => `+ ${called(role)}`), ...removed.map((role) => `− ${called(role)}`)];
  });
  return lines.map((line) => (
    <Box key={line} sx={{ fontSize: '0.9375rem' }}>
      {line}
    </Box>
  ));
}

const rolesIn = (value: unknown): readonly HeldRole[] => (Array.isArray(value) ? value : []);
