import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { officeRules } from '../../../../contract/offices/office';
import { brokenRule } from '../../../../contract/schema/actionRule';
import type { User } from '../../../../contract/users/user';
import type { Resource, Row } from '../../../engine/declaration/defineResource';
import { wholeList } from '../../../engine/record/wholeList';
import { useSentence } from '../../../i18n/useSentence';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { filterByWords } from '../../../ui/filterByWords';
import { NotLoaded } from '../../../ui/NotLoaded';

interface Candidate {
  readonly uid: string;
  readonly label: string;
  /** Reason why this user cannot hold the office. */
  readonly disabledReason: string | undefined;
}

/** Maximum number of options; typing narrows them. */
const OFFERED = 50;

interface CandidatePickerProps {
  readonly resource: Resource;
  /** Current holder. */
  readonly holder: string | undefined;
  readonly value: string;
  readonly onChange: (uid: string) => void;
}

/**
 * Renders the search for a user by name or username. Users who cannot hold the office come last, each with the reason.
 */
export function CandidatePicker({ resource, holder, value, onChange }: CandidatePickerProps) {
  const session = useSession();
  const translate = useTranslate();
  const sentence = useSentence();
  const say = (key: string) => translate(`resources.user.above.picker.${key}`);
  const { data, isPending, error, refetch } = useGetList<Row>(resource.name, wholeList, {
    structuralSharing: false,
  });
  const candidates = useMemo(() => {
    const rules = officeRules(holder);
    const viewer = viewerOf(session);
    const all = (data ?? []).map((row): Candidate => {
      const user = row as unknown as User;
      const disabledReason = brokenRule(rules, user, viewer)?.say;
      return { uid: user.uid, label: `${user.labelNomeCognome} (${user.uid})`, disabledReason };
    });
    return [
      ...all.filter(({ disabledReason }) => !disabledReason),
      ...all.filter(({ disabledReason }) => disabledReason),
    ];
  }, [data, holder, session]);

  if (error && !data) return <NotLoaded again={refetch} />;
  return (
    <Autocomplete
      options={candidates}
      value={candidates.find(({ uid }) => uid === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.uid ?? '')}
      isOptionEqualToValue={(one, other) => one.uid === other.uid}
      filterOptions={(all, typing) => filterByWords(all, typing).slice(0, OFFERED)}
      getOptionKey={({ uid }) => uid}
      getOptionDisabled={({ disabledReason }) => disabledReason !== undefined}
      disabledItemsFocusable
      loading={isPending}
      loadingText={translate('engine.list.loading')}
      noOptionsText={translate('engine.list.empty')}
      clearText={translate('engine.form.clear')}
      openText={translate('engine.form.open')}
      closeText={translate('engine.action.close')}
      renderOption={({ key, ...props }, { label, disabledReason }) => (
        <Box component="li" key={key} {...props} sx={{ '&&[aria-disabled=true]': { opacity: 1 } }}>
          <span>
            {label}
            {disabledReason && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{sentence(disabledReason)}</Box>
            )}
          </span>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          required
          label={say('label')}
          helperText={say('help')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
