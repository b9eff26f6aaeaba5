import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RoleOutcome } from '../../../../contract/roles/outcomes';
import { showNumber } from '../../../../contract/values/showNumber';
import { useSay } from '../../../i18n/useSay';
import { TurnPages } from '../../../ui/TurnPages';
import { useLastPage } from '../../../ui/tables/useLastPage';
import { roleName } from './roleName';
import { Table } from './roleStyles';
import type { KnownRoles } from './useRoleCatalogue';

interface OutcomeTableProps {
  readonly known: KnownRoles;
  readonly title: string;
  readonly outcomes: readonly RoleOutcome[];
  /** What somebody is called who was sent by this username. */
  readonly called: (username: string) => string;
  readonly reasons: boolean;
}

/** Rows of a page (specification, part 1 §9). */
const PAGE = 5;

/** Users with a role that was given to them, or was not and why. */
export function OutcomeTable({ known, title, outcomes, called, reasons }: OutcomeTableProps) {
  const say = useSay();
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const pages = useLastPage({ page, turn: setPage, total: outcomes.length, size: PAGE });
  const shown = outcomes.slice((page - 1) * PAGE, page * PAGE);
  return (
    <section>
      <h3>
        {title}: {showNumber(outcomes.length)}
      </h3>
      <Table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('roles.many.user')}</th>
            <th scope="col">{say('roles.many.role')}</th>
            {reasons && <th scope="col">{say('roles.many.reason')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ username, role, reason }) => (
            <tr key={`${username} ${role.uid} ${role.group}`}>
              <th scope="row">{called(username)}</th>
              <td>{roleName(known, role)}</td>
              {reasons && <td>{reason && translate(reason)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      <TurnPages page={page} pages={pages} turn={setPage} />
    </section>
  );
}
