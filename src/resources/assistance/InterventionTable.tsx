import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Intervention } from '../../../contract/assistance/assistance';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { RecordTable } from '../../ui/tables/RecordTable';

const columns = ['dataRegistr', 'idAttivita', 'persona', 'anomalia', 'tipoIntervento'] as const;

/** Lists the interventions of support, newest first, with a search. */
export function InterventionTable({ interventions }: { readonly interventions: readonly Intervention[] }) {
  const say = useSay();
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
      <RecordTable
        // A new search starts at the first page.
        key={search}
        caption={say('assistance.interventions')}
        columns={columns.map((name) => ({
          name,
          label: say(`assistance.columns.${name}`),
          cell: (one: Intervention) => one[name],
        }))}
        rows={found}
        rowKey={({ idAttivita }) => idAttivita}
        pageSize={10}
      />
    </>
  );
}
