import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { exportScope } from '../../../contract/exportRequests/endpoints';
import { sizeText } from '../../../contract/values/files';
import { useRead } from '../../api/useRead';
import type { Words } from '../../engine/record/words';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';

interface ExportScopeProps {
  /** The input with the chosen applications. */
  readonly name: string;
  readonly words: Words;
}

/** What the file would hold of the chosen applications, and about how large it is: seen before it is asked for. */
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
        <Box
          component="table"
          sx={{
            mt: 1,
            borderCollapse: 'collapse',
            fontSize: '0.875rem',
            '& th, & td': { textAlign: 'left', py: 0.5, pr: 2, borderBottom: 1, borderColor: 'divider' },
            '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{say('exports.scope.application')}</th>
              <th scope="col">{say('exports.scope.table')}</th>
              <th scope="col" className="number">
                {say('exports.scope.rows')}
              </th>
            </tr>
          </thead>
          <tbody>
            {scopes.flatMap(({ applicazione, tabelle }) =>
              tabelle.map(({ nome, righe }) => (
                <tr key={applicazione + nome}>
                  <td>{words.value(name, applicazione)}</td>
                  <td>{nome}</td>
                  <td className="number">{righe.toLocaleString('it-IT')}</td>
                </tr>
              )),
            )}
          </tbody>
        </Box>
      )}
      <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{say('exports.scope.warned')}</Box>
    </Box>
  );
}
