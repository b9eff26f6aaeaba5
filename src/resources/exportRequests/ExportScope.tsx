import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { exportScope } from '../../../contract/exportRequests/endpoints';
import { sizeText } from '../../../contract/values/files';
import { useRead } from '../../api/useRead';
import type { Words } from '../../engine/record/words';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { RecordTable } from '../../ui/tables/RecordTable';

interface ExportScopeProps {
  /** Name of the input with the selected applications. */
  readonly name: string;
  readonly words: Words;
}

/** Shows the content and approximate size of the file for the selected applications, before it is requested. */
export function ExportScope({ name, words }: ExportScopeProps) {
  const say = useSay();
  const chosen: readonly string[] = useWatch({ name }) ?? [];
  const { data, isError, refetch } = useRead(exportScope);
  const scopes = data?.filter(({ applicazione }) => chosen.includes(applicazione)) ?? [];
  const bytes = scopes.reduce((sum, { byte }) => sum + byte, 0);
  return (
    <Box component="section" aria-label={say('exports.scope.title')} sx={{ mt: 2 }}>
      <Box component="h2" sx={{ fontSize: '1rem', fontWeight: 600, m: 0, mb: 0.5 }}>
        {say('exports.scope.title')}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{say('exports.scope.about')}</Box>
      {!isError && !data && chosen.length > 0 && <Loading heights={[80]} />}
      <Box role="status" sx={{ mt: 1 }}>
        {isError && !data && (
          <NotLoaded again={refetch} role="none">
            {say('exports.scope.failed')}
          </NotLoaded>
        )}
        {chosen.length === 0 && !isError && say('exports.scope.none')}
        {scopes.length > 0 && say('exports.scope.total', { size: sizeText(bytes) })}
      </Box>
      {scopes.length > 0 && (
        <RecordTable
          caption={say('exports.scope.title')}
          columns={[
            {
              name: 'application',
              label: say('exports.scope.application'),
              cell: ({ application }) => words.value(name, application),
            },
            { name: 'table', label: say('exports.scope.table'), cell: ({ nome }) => nome },
            {
              name: 'rows',
              label: say('exports.scope.rows'),
              cell: ({ righe }) => righe.toLocaleString('it-IT'),
              numeric: true,
            },
          ]}
          rows={scopes.flatMap(({ applicazione, tabelle }) =>
            tabelle.map((table) => ({ ...table, application: applicazione })),
          )}
          rowKey={({ application, nome }) => application + nome}
        />
      )}
      <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{say('exports.scope.warned')}</Box>
    </Box>
  );
}
