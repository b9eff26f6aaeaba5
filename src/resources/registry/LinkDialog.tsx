import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { reservedRule, type User, whyNot } from '../../../contract/users/user';
import type { Row } from '../../engine/declaration/defineResource';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import { wholeList } from '../../engine/record/wholeList';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { filterByWords } from '../../ui/filterByWords';
import { NotLoaded } from '../../ui/NotLoaded';
import { nameOf } from './nameOf';
import { useLink } from './useLink';

type Account = User & { readonly id: string };

interface Choice {
  readonly user: Account;
  /** Reason why the signed-in user cannot link this account. */
  readonly why: string | undefined;
}

const NONE: readonly Account[] = [];

/** Maximum number of options; nobody reads a longer list. */
const OFFERED = 50;

/** Asks for an account of the school and links a person of the registry to it. */
export function LinkDialog({ rows, close, onFinished }: ActionDialogProps) {
  const [person] = rows;
  return person ? <Link person={person} close={close} onFinished={onFinished} /> : null;
}

function Link({
  person,
  close,
  onFinished,
}: Pick<ActionDialogProps, 'close' | 'onFinished'> & { person: Row }) {
  const say = useSay();
  const sentence = useSentence();
  const { control } = useForm<{ choice: Choice | null }>({ defaultValues: { choice: null } });
  const { field } = useController({ control, name: 'choice' });
  const chosen = field.value;
  const { data = NONE, isPending, error: unread, refetch } = useGetList<Account>('user', wholeList);
  const session = useSession();
  const choices = useMemo(() => {
    const viewer = viewerOf(session);
    return likelyFirst(data, person).map((user) => ({ user, why: whyNot([reservedRule], user, viewer) }));
  }, [data, person, session]);
  const { link, running, error } = useLink(person, () => {
    onFinished([]);
    close();
  });
  const disabledReason = chosen ? undefined : say('registry.link.chooseFirst');

  return (
    <ActionDialog
      title={say('registry.link.title')}
      about={say('registry.link.about', { name: nameOf(person) })}
      close={close}
      running={running}
      error={error}
      confirm={{
        text: say('registry.link.confirm'),
        disabledReason,
        run: () => void link(chosen?.user.uid ?? null),
      }}
    >
      {unread && data === NONE ? (
        <NotLoaded again={refetch} sx={{ mt: 2 }} />
      ) : (
        <Autocomplete
          options={choices}
          value={chosen}
          onChange={(_event, choice) => field.onChange(choice)}
          getOptionLabel={({ user }) => labelOf(user)}
          getOptionKey={({ user }) => user.uid}
          getOptionDisabled={(choice) => choice.why !== undefined}
          disabledItemsFocusable
          isOptionEqualToValue={(one, other) => one.user.uid === other.user.uid}
          renderOption={({ key, ...props }, { user, why: reserved }) => (
            <Box component="li" key={key} {...props} sx={{ '&&[aria-disabled=true]': { opacity: 1 } }}>
              <span>
                {labelOf(user)}
                {reserved && (
                  <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{sentence(reserved)}</Box>
                )}
              </span>
            </Box>
          )}
          filterOptions={(all, typing) =>
            filterByWords(all, { ...typing, getOptionLabel: ({ user }) => searched(user) }).slice(0, OFFERED)
          }
          loading={isPending}
          loadingText={say('registry.link.loading')}
          noOptionsText={say('registry.link.noOptions')}
          autoHighlight
          sx={{ mt: 2 }}
          renderInput={(params) => <TextField {...params} autoFocus label={say('registry.link.user')} />}
        />
      )}
    </ActionDialog>
  );
}

const labelOf = ({ labelNomeCognome, uid }: Account) => `${labelNomeCognome} (${uid})`;

const searched = (user: Account) => `${labelOf(user)} ${user.sn} ${user.cn} ${user.codicefiscale ?? ''}`;

/** Sorts accounts with the person's tax code or surname first. */
function likelyFirst(accounts: readonly Account[], person: Row): readonly Account[] {
  const rank = ({ codicefiscale, sn }: Account) =>
    codicefiscale && codicefiscale === person.codiceFiscale ? 0 : same(sn, person.cognome) ? 1 : 2;
  return [...accounts].sort((a, b) => rank(a) - rank(b) || labelOf(a).localeCompare(labelOf(b), 'it'));
}

const same = (one: string, other: unknown) => one.toLowerCase() === String(other ?? '').toLowerCase();
