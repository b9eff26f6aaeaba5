import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSay } from '../../i18n/useSay';
import { Glyph } from '../../ui/Glyph';
import { NativeSelect } from '../../ui/NativeSelect';

/** A day of a practice that the history is ordered by. */
export type Dated = 'createdDate' | 'updatedDate';

export interface Sort {
  readonly by: Dated;
  readonly down: boolean;
}

interface HistoryOrderProps {
  readonly sort: Sort;
  readonly change: (sort: Sort) => void;
}

/** What the head of the table does, for cards. */
export function HistoryOrder({ sort, change }: HistoryOrderProps) {
  const say = useSay();
  const { by, down } = sort;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, maxWidth: 360 }}>
      <NativeSelect
        style={{ flexGrow: 1 }}
        label={say('engine.list.sortBy')}
        value={by}
        change={(chosen) => change({ by: chosen as Dated, down })}
      >
        <option value="createdDate">{say('transfer.table.created')}</option>
        <option value="updatedDate">{say('transfer.table.updated')}</option>
      </NativeSelect>
      <IconButton
        aria-label={say(down ? 'engine.list.descending' : 'engine.list.ascending')}
        onClick={() => change({ by, down: !down })}
      >
        <Glyph name={down ? 'down' : 'up'} />
      </IconButton>
    </Box>
  );
}
