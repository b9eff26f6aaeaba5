import { useTranslate } from 'react-admin';
import type { RoleOutcome } from '../../../../contract/roles/outcomes';
import { showNumber } from '../../../../contract/values/showNumber';
import { useSay } from '../../../i18n/useSay';
import { type RecordColumn, RecordTable } from '../../../ui/tables/RecordTable';
import { roleName } from './roleName';
import type { RoleOptions } from './useRoleCatalogue';

interface OutcomeTableProps {
  readonly known: RoleOptions;
  readonly title: string;
  readonly outcomes: readonly RoleOutcome[];
  /** Returns the name of the person with this user name. */
  readonly nameOf: (username: string) => string;
  readonly reasons: boolean;
}

/** Rows per page (specification, part 1 §9). */
const PAGE = 5;

/** Lists users, each with a role that was given or refused; if it was refused, with the reason. */
export function OutcomeTable({ known, title, outcomes, nameOf, reasons }: OutcomeTableProps) {
  const say = useSay();
  const translate = useTranslate();
  const columns: readonly RecordColumn<RoleOutcome>[] = [
    { name: 'user', label: say('roles.many.user'), cell: ({ username }) => nameOf(username) },
    { name: 'role', label: say('roles.many.role'), cell: ({ role }) => roleName(known, role) },
    {
      name: 'reason',
      label: say('roles.many.reason'),
      cell: ({ reason }) => reason && translate(reason),
    },
  ];
  return (
    <section>
      <h3>
        {title}: {showNumber(outcomes.length)}
      </h3>
      <RecordTable
        caption={title}
        columns={columns.filter(({ name }) => name !== 'reason' || reasons)}
        rows={outcomes}
        rowKey={({ username, role }) => `${username} ${role.uid} ${role.group}`}
        pageSize={PAGE}
      />
    </section>
  );
}
