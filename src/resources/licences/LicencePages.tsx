import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import type { Application } from '../../../contract/roles/application';
import { useSay } from '../../i18n/useSay';
import { TurnPages } from '../../ui/TurnPages';
import { useLastPage } from '../../ui/tables/useLastPage';
import { Tips } from '../../ui/tips/Tips';
import { LicenceTable } from './LicenceTable';

/** How many applications a page shows (SCHOOL-008, PROF-004). */
const PAGE = 10;

interface LicencePagesProps {
  readonly licences: readonly Application[];
  /** What a screen reader calls the table. */
  readonly caption: string;
  /** Said where there are none. */
  readonly empty: string;
}

/** Applications with the state of their licences, ten a page. */
export function LicencePages({ licences, caption, empty }: LicencePagesProps) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const total = licences.length;
  const pages = useLastPage({ page, turn: setPage, total, size: PAGE });
  const from = (page - 1) * PAGE;
  return (
    <Paper variant="outlined" sx={{ maxWidth: 900 }}>
      {total === 0 ? (
        <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{empty}</Box>
      ) : (
        <>
          <LicenceTable licences={licences.slice(from, from + PAGE)} caption={caption} />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'flex-end',
              p: 1,
            }}
          >
            <span role="status">
              {say('school.licences.range', { from: from + 1, to: Math.min(total, from + PAGE), total })}
            </span>
            <Tips>
              <TurnPages page={page} pages={pages} turn={setPage} />
            </Tips>
          </Box>
        </>
      )}
    </Paper>
  );
}
