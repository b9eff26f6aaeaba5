import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { campusRoles } from '../../../contract/campus/campus';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { NativeSelect } from '../../ui/NativeSelect';
import { daysOf, periods, readPeriod, readSelection, todayOf, yearName } from './selection';
import { useCourses } from './useCampus';

/** Renders the filters of the whole page, which are stored in its address. */
export function SelectionFilters() {
  const say = useSay();
  const today = todayOf(useSession());
  const [search, setSearch] = useSearchParams();
  const { data: courses } = useCourses();
  const { corso, ruolo } = readSelection(search);
  const set = (name: string) => (value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  return (
    <Box
      role="group"
      aria-label={say('campus.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}
    >
      <NativeSelect label={say('campus.period')} value={readPeriod(search)} change={set('periodo')}>
        {periods.map((period) => (
          <option key={period} value={period}>
            {say(`campus.periods.${period}`, { year: yearName(daysOf(period, today).dal ?? '') })}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={say('campus.course')}
        value={corso ?? ''}
        change={set('corso')}
        style={{ maxWidth: 'min(100%, 22rem)' }}
      >
        <option value="">{say('campus.everyCourse')}</option>
        {/* A course that is no longer offered is shown by its code. */}
        {corso && !courses?.some(({ id }) => id === corso) && <option value={corso}>{corso}</option>}
        {courses?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect label={say('campus.role')} value={ruolo ?? ''} change={set('ruolo')}>
        <option value="">{say('campus.everyRole')}</option>
        {campusRoles.map((role) => (
          <option key={role} value={role}>
            {say(`campus.roles.${role}`)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
