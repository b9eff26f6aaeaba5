import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Intervention } from '../../../contract/assistance/assistance';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { PagedTable } from '../../ui/tables/PagedTable';

const columns = ['dataRegistr', 'idAttivita', 'persona', 'anomalia', 'tipoIntervento'] as const;

/** What support did, newest first, and a search in it. */
export function InterventionTable({ interventions }: { readonly interventions: readonly Intervention[] }) {
  const say = useSay();
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const words = search.toLocaleLowerCase('it').split(/\s+/).filter(Boolean);
  const found = interventions
    .map((one) => ({ ...one, dataRegistr: showDay(one.dataRegistr) }))
    .filter((one) => {
      const text = columns
        .map((name) => one[name])
        .join(' ')
        .toLocaleLowerCase('it');
      return words.every((word) => text.includes(word));
    });
  const head = columns.map((name) => say(`assistance.columns.${name}`));
  const empty = interventions.length === 0 || found.length === 0;
  return (
    <>
      {interventions.length > 0 && (
        <TextField
          size="small"
          label={say('assistance.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ width: 360, maxWidth: '100%' }}
        />
      )}
      {empty ? (
        <Box role="status" sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {translate('engine.list.empty')}
        </Box>
      ) : (
        <PagedTable
          // Another search begins at its first page.
          key={search}
          label={say('assistance.interventions')}
          head={head}
          lines={found.map((one) => ({ key: one.idAttivita, cells: columns.map((name) => one[name]) }))}
        />
      )}
    </>
  );
}
