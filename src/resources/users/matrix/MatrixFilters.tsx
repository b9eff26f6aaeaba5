import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSay } from '../../../i18n/useSay';
import { Labelled } from '../../../ui/Labelled';
import { NativeSelect } from '../../../ui/NativeSelect';
import type { RoleOptions } from '../roles/useRoleCatalogue';
import type { MatrixFilter } from './matrixRows';
import type { MatrixFilterControl } from './useMatrixFilter';

interface MatrixFiltersProps {
  readonly known: RoleOptions;
  readonly control: MatrixFilterControl;
}

/** Renders the filters of the matrix: a search, an application, and one of its roles. */
export function MatrixFilters({ known, control }: MatrixFiltersProps) {
  const { filter, choose, search, searchColumns } = control;
  const id = useId();
  const columns = useId();
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
      <Labelled id={columns} label={say('roles.matrix.columns')}>
        <input
          id={columns}
          type="search"
          autoComplete="off"
          value={filter.columns ?? ''}
          onChange={({ target }) => searchColumns(target.value)}
        />
      </Labelled>
      <RoleFilters known={known} applicazione={filter.applicazione} ruolo={filter.ruolo} choose={choose} />
    </Box>
  );
}

interface RoleFiltersProps extends Omit<MatrixFilter, 'search'>, Pick<MatrixFilterControl, 'choose'> {
  readonly known: RoleOptions;
}

/**
 * Renders the filters by an application and one of its roles. Memoised, so that typing in the search does not render
 * them again.
 */
const RoleFilters = memo(function RoleFilters({ known, applicazione, ruolo, choose }: RoleFiltersProps) {
  const say = useSay();
  const translate = useTranslate();
  const { applications } = known;
  const chosen = applications.find(({ ac }) => ac === applicazione);
  return (
    <>
      <Choice
        label={say('roles.matrix.application')}
        value={applicazione ?? ''}
        values={applications.map(({ ac, description }) => [ac, description] as const)}
        change={(applicazione) => choose({ applicazione })}
      />
      <Choice
        label={say('roles.matrix.role')}
        value={ruolo ?? ''}
        values={chosen?.roles.map(({ cn }) => [cn, cn] as const) ?? []}
        disabledReason={
          chosen
            ? undefined
            : translate('engine.list.chooseFirst', { filter: say('roles.matrix.application') })
        }
        change={(ruolo) => chosen && choose({ applicazione: chosen.ac, ruolo })}
      />
    </>
  );
});

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly change: (value: string) => void;
  /** Reason why the select is disabled; if it is missing, it is enabled. */
  readonly disabledReason?: string | undefined;
}

/** Renders a select with an option for any value. When disabled it can still be reached, and gives the reason. */
function Choice({ label, value, values, change, disabledReason }: ChoiceProps) {
  const translate = useTranslate();
  const reason = useId();
  return (
    <>
      <NativeSelect
        label={label}
        value={value}
        change={change}
        {...(disabledReason && {
          more: { 'aria-disabled': true, 'aria-describedby': reason, 'data-tip': disabledReason } as object,
          style: { opacity: 0.7 },
        })}
      >
        <option value="">{translate('engine.list.any')}</option>
        {values.map(([one, called]) => (
          <option key={one} value={one}>
            {called}
          </option>
        ))}
      </NativeSelect>
      {disabledReason && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
