import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Practice } from '../../../contract/transfer/practice';
import { areaNames, identifierOf, subjectOf, transferNames } from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { HistoryAction } from './HistoryAction';
import { shownDay } from './shownDay';
import { UploadProgress } from './UploadProgress';

interface HistoryCardsProps {
  readonly practices: readonly Practice[];
  /** Hundredths of its files that were sent. */
  readonly percentOf: (practice: Practice) => number;
}

/** The practices of a school where a table has no room: what the table has in a row, one below the other. */
export function HistoryCards({ practices, percentOf }: HistoryCardsProps) {
  const say = useSay();
  return (
    <Box
      component="ul"
      aria-label={say('transfer.table.caption')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      }}
    >
      {practices.map((practice) => {
        const { area, applicativi, createdDate, updatedDate, statusOperatore } = practice;
        const facts: readonly (readonly [label: string, value: ReactNode])[] = [
          [say('transfer.table.created'), shownDay(createdDate)],
          [say('transfer.table.updated'), shownDay(updatedDate)],
          [say('transfer.table.area'), area && areaNames[area]],
          [
            say('transfer.table.applications'),
            applicativi.map(({ appCode }) => transferNames[appCode]).join(', '),
          ],
          [say('transfer.table.progress'), <UploadProgress key="progress" percent={percentOf(practice)} />],
          [say('transfer.table.operator'), statusOperatore && say(`transfer.operator.${statusOperatore}`)],
        ];
        return (
          <Paper key={subjectOf(practice)} component="li" variant="outlined" sx={{ p: 1.5 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
              <Typography component="h2" variant="h3">
                {identifierOf(practice)}
              </Typography>
              <HistoryAction practice={practice} />
            </Box>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
            >
              {facts
                .filter(([, value]) => value)
                .map(([label, value]) => (
                  <Box key={label} sx={{ display: 'contents' }}>
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {label}
                    </Box>
                    <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                      {value}
                    </Box>
                  </Box>
                ))}
            </Box>
          </Paper>
        );
      })}
    </Box>
  );
}
