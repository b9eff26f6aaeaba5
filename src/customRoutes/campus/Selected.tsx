import Box from '@mui/material/Box';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { type ListSelection, listAddress } from './selection';
import { useCourses } from './useCampus';

interface SelectedProps {
  readonly selection: ListSelection;
  /** Path of the list without a selection. */
  readonly path: string;
}

/** Describes the filters in the address of a list, with a link that removes them. */
export function Selected({ selection, path }: SelectedProps) {
  const say = useSay();
  const { data } = useCourses();
  const { corso, ruolo, dal, al, attestati } = selection;
  const what = [
    corso && (data?.find(({ id }) => id === corso)?.name ?? corso),
    ruolo && say(`campus.roles.${ruolo}`),
    [dal && say('campus.from', { day: showDay(dal) }), al && say('campus.to', { day: showDay(al) })]
      .filter(Boolean)
      .join(' '),
    attestati && say(`campus.${attestati}`),
  ].filter(Boolean);
  if (what.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <span>{say('campus.filtered', { what: what.join(', ') })}</span>
      <Button to={listAddress(path, {})} size="small" variant="outlined">
        {say('campus.whole')}
      </Button>
    </Box>
  );
}
