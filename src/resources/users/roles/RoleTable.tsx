import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import type { HeldRole } from '../../../../contract/roles/application';
import { sameRole, without } from '../../../../contract/roles/heldRoles';
import { searchWords } from '../../../../contract/values/search';
import { useSay } from '../../../i18n/useSay';
import { useOwnPreference } from '../../../session/useOwnPreference';
import { PageButtons } from '../../../ui/PageButtons';
import { useLastPage } from '../../../ui/tables/useLastPage';
import { Tips } from '../../../ui/tips/Tips';
import { ApplicationRows } from './ApplicationRows';
import { isFound, isFoundByRole } from './foundApplications';
import { Table } from './roleStyles';
import type { RoleOptions } from './useRoleCatalogue';

interface RoleTableProps {
  readonly known: RoleOptions;
  readonly held: readonly HeldRole[];
  /** Reason why no role can be changed; if it is missing, the rules decide for each role. */
  readonly disabledReason?: string | undefined;
  readonly onChange: (held: readonly HeldRole[]) => void;
}

/** Page sizes (specification, part 1 §9); the first is the default. */
const SIZES = [5, 10, 15, 100] as const;

/** Lists the applications of the school page by page, those in use by the user first, each expandable to its roles. */
export function RoleTable({ known, held, disabledReason, onChange }: RoleTableProps) {
  const say = useSay();
  const [size, setSize] = useOwnPreference<number>('rolesPerPage', SIZES[0]);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<readonly HeldRole[]>([]);
  // The initially held roles come first and keep their position during changes.
  const [first] = useState(() => new Set(held.map(({ uid }) => uid)));
  const [typed, setTyped] = useState('');
  const words = useMemo(() => searchWords(typed), [typed]);
  const all = useMemo(() => {
    const ofHolder = ({ ac }: { readonly ac: string }) => (first.has(ac) ? 0 : 1);
    return [...known.applications].sort((a, b) => ofHolder(a) - ofHolder(b));
  }, [known, first]);
  const applications = words.length > 0 ? all.filter((one) => isFound(one, words)) : all;
  // All applications in which the user has a role, and all results of a search, are on one page.
  const inUse = all.filter(({ ac }) => first.has(ac)).length;
  const perPage = words.length > 0 ? all.length : Math.max(size, inUse);
  const pages = useLastPage({ page, turn: setPage, total: applications.length, size: perPage });
  const shown = applications.slice((page - 1) * perPage, page * perPage);

  function turn(ac: string) {
    const next = new Set(opened);
    if (!next.delete(ac)) next.add(ac);
    setOpened(next);
  }
  function change(after: readonly HeldRole[], pressed: HeldRole) {
    setTaken(without(held, after).filter((role) => !sameRole(role, pressed)));
    onChange(after);
  }

  if (all.length === 0) return <p>{say('roles.noApplications')}</p>;
  return (
    <Tips>
      {all.length > SIZES[0] && (
        <TextField
          fullWidth
          type="search"
          autoComplete="off"
          label={say('roles.search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1, mb: 1 }}
        />
      )}
      <div role="status">{words.length > 0 && say('roles.found', { smart_count: applications.length })}</div>
      <Table>
        <caption>{say('roles.caption')}</caption>
        <thead>
          <tr>
            <td className="open" />
            <th scope="col" className="code">
              {say('roles.code')}
            </th>
            <th scope="col">{say('roles.application')}</th>
            <th scope="col">{say('roles.state')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((application) => (
            <ApplicationRows
              key={application.ac}
              application={application}
              known={known}
              held={held}
              disabledReason={disabledReason}
              // A role that was searched for is shown at once.
              open={opened.has(application.ac) !== isFoundByRole(application, words)}
              turn={() => turn(application.ac)}
              change={change}
            />
          ))}
        </tbody>
      </Table>
      <p role="status" style={{ margin: '.5rem 0', minHeight: '1.5rem' }}>
        {taken.length > 0 && say('roles.alsoTaken', { roles: taken.map(({ group }) => group).join(', ') })}
      </p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TextField
          select
          label={say('roles.perPage')}
          value={size}
          onChange={({ target }) => {
            setSize(Number(target.value));
            setPage(1);
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 110 }}
        >
          {SIZES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </TextField>
        <PageButtons page={page} pages={pages} turn={setPage} />
      </Box>
    </Tips>
  );
}
