import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { SelectFilter } from '../../../engine/filters/SelectFilter';
import { useSay } from '../../../i18n/useSay';
import { Labelled } from '../../../ui/Labelled';
import type { KnownRoles } from '../roles/useRoleCatalogue';
import type { MatrixFilter } from './matrixRows';
import type { MatrixFilterControl } from './useMatrixFilter';

interface MatrixFiltersProps {
  readonly known: KnownRoles;
  readonly control: MatrixFilterControl;
}

/** Whom the matrix shows: those who are found, those with an application, those with one of its roles. */
export function MatrixFilters({ known, control }: MatrixFiltersProps) {
  const { filter, choose, search } = control;
  const id = useId();
  const say = useSay();
  const translate = useTranslate();
  return (
    <Box
      role="group"
      aria-label={translate('engine.list.filters')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
        maxWidth: '60rem',
        gap: 1.5,
      }}
    >
      <Labelled id={id} label={say('roles.matrix.search')}>
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={filter.search}
          onChange={({ target }) => search(target.value)}
        />
      </Labelled>
      <RoleFilters known={known} applicazione={filter.applicazione} ruolo={filter.ruolo} choose={choose} />
    </Box>
  );
}

interface RoleFiltersProps extends Omit<MatrixFilter, 'search'>, Pick<MatrixFilterControl, 'choose'> {
  readonly known: KnownRoles;
}

/** An application, and one of its roles; not drawn again at each key of the search. */
const RoleFilters = memo(function RoleFilters({ known, applicazione, ruolo, choose }: RoleFiltersProps) {
  const say = useSay();
  const translate = useTranslate();
  const { applications } = known;
  const chosen = applications.find(({ ac }) => ac === applicazione);
  return (
    <>
      <SelectFilter
        label={say('roles.matrix.application')}
        value={applicazione ?? ''}
        values={applications.map(({ ac, description }) => [ac, description] as const)}
        change={(applicazione) => choose({ applicazione })}
      />
      <SelectFilter
        label={say('roles.matrix.role')}
        value={ruolo ?? ''}
        values={chosen?.roles.map(({ cn }) => [cn, cn] as const) ?? []}
        why={
          chosen
            ? undefined
            : translate('engine.list.chooseFirst', { filter: say('roles.matrix.application') })
        }
        change={(ruolo) => chosen && choose({ applicazione: chosen.ac, ruolo })}
      />
    </>
  );
});
