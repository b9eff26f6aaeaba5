import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type Activity, deviceWords } from '../../../contract/activities/activity';
import { showInstant } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';

interface AccessTableProps {
  readonly rows: readonly Activity[];
  /** Alias and SPID identities act as several accounts. */
  readonly withUser: boolean;
  readonly report: (id: string) => void;
}

const headers = ['date', 'device', 'app', 'address', 'user', 'session'] as const;
type Header = (typeof headers)[number];

/** On a desk a table; on a phone each sign-in is a card, its values under their names. The roles say that it stays a table. */
const style = {
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': { textAlign: 'left', verticalAlign: 'top', px: 1, py: 1, overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 600, borderBottom: 2, borderColor: 'divider' },
  '& tbody tr': { borderBottom: 1, borderColor: 'divider' },
  '& [data-label]::before': { display: 'none' },
  '@media (max-width: 899px)': {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': { py: 1 },
    '& td': { display: 'flex', gap: 1, py: 0.5, px: 0 },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      flex: '0 0 7rem',
      color: 'text.secondary',
    },
  },
} as const;

/** Sign-ins: when, with what, from where, and whether their session goes on. */
export function AccessTable({ rows, withUser, report }: AccessTableProps) {
  const say = useSay();
  const shown = headers.filter((header) => header !== 'user' || withUser);
  return (
    <Box component="table" role="table" aria-label={say('accountActivity.accesses.title')} sx={style}>
      {/* biome-ignore lint/a11y/noRedundantRoles: drawn as blocks it would be no table any more */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: the same */}
        <tr role="row">
          {shown.map((header) => (
            // biome-ignore lint/a11y/noRedundantRoles: the same
            <th key={header} role="columnheader" scope="col">
              {say(`accountActivity.accesses.${header}`)}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: the same */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: the same
          <tr key={row.id} role="row">
            {shown.map((header) => (
              // biome-ignore lint/a11y/noRedundantRoles: the same
              <td key={header} role="cell" data-label={say(`accountActivity.accesses.${header}`)}>
                <div>
                  <Value of={header} row={row} report={report} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Value({
  of,
  row,
  report,
}: {
  readonly of: Header;
  readonly row: Activity;
  readonly report: (id: string) => void;
}): ReactNode {
  const say = useSay();
  const { type, detail } = deviceWords(row.deviceDetails);
  if (of === 'date') return showInstant(row.date);
  if (of === 'device') return <Two first={type} then={detail} />;
  if (of === 'app') return row.clientName;
  if (of === 'address') {
    return <Two first={row.ip} then={row.location ?? say('accountActivity.accesses.unknownPlace')} />;
  }
  if (of === 'user') return row.selectedAccount.username;
  if (row.current) return <strong>{say('accountActivity.accesses.thisOne')}</strong>;
  return (
    <>
      <div>{say(row.open ? 'accountActivity.accesses.open' : 'accountActivity.accesses.over')}</div>
      <Button
        size="small"
        sx={{ ml: -0.75 }}
        aria-label={say('accountActivity.accesses.notMeFor', { date: showInstant(row.date) })}
        onClick={() => report(row.id)}
      >
        {say('accountActivity.accesses.notMe')}
      </Button>
    </>
  );
}

const Two = ({ first, then }: { readonly first: string; readonly then: string }) => (
  <>
    <div>{first}</div>
    <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{then}</Box>
  </>
);
