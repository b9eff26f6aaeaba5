import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { dsRead, dsWrite } from '../../../contract/offices/endpoints';
import type { resizingHeads } from '../../../contract/resizing/endpoints';
import type { practiceHeads } from '../../../contract/transfer/endpoints';
import { useCommand } from '../../api/useCommand';
import { useRead, useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { filterByWords } from '../../ui/filterByWords';
import { NotLoaded } from '../../ui/NotLoaded';

/** A call that returns the candidates for head of the school. */
export type HeadsCall = typeof resizingHeads | typeof practiceHeads;

interface HeadDialogProps {
  readonly heads: HeadsCall;
  readonly close: () => void;
}

/** Asks for the head of the school among the candidates, and saves the choice in user management. */
export function HeadDialog({ heads: call, close }: HeadDialogProps) {
  const say = useSay();
  const refresh = useRefresh();
  const { customerCode } = useSession().school;
  const { run, callApi, running, error } = useCommand();
  const heads = useRead(call);
  const names = new Map(heads.data?.map(({ uid, name: called }) => [uid, `${called} (${uid})`]));
  const form = useForm({ defaultValues: { uid: '' } });
  const uid = form.watch('uid');
  const name = () =>
    run(async () => {
      await callApi(dsWrite, { params: { customerCode }, body: { uid } });
      await refresh(dsRead);
      close();
    });
  return (
    <ActionDialog
      title={say('resizing.head.dialog')}
      about={say('resizing.head.about')}
      confirm={{
        text: say('resizing.head.confirm'),
        disabledReason: uid ? undefined : say('resizing.head.choose'),
        run: () => void name(),
      }}
      running={running}
      error={error}
      close={close}
    >
      {heads.isError && <NotLoaded again={heads.refetch} />}
      <FormProvider {...form}>
        <HeadInput names={names} loading={heads.isPending} />
      </FormProvider>
    </ActionDialog>
  );
}

interface HeadInputProps {
  /** Names by user name. */
  readonly names: ReadonlyMap<string, string>;
  readonly loading: boolean;
}

/** Renders the search for a candidate by name or username, because a school may have two hundred. */
function HeadInput({ names, loading }: HeadInputProps) {
  const say = useSay();
  const { field } = useController<{ uid: string }>({ name: 'uid' });
  return (
    <Autocomplete
      options={[...names.keys()]}
      value={field.value || null}
      onChange={(_event, uid) => field.onChange(uid ?? '')}
      getOptionLabel={(uid) => names.get(uid) ?? uid}
      filterOptions={(all, typing) => filterByWords(all, typing)}
      loading={loading}
      loadingText={say('engine.list.loading')}
      noOptionsText={say('engine.list.empty')}
      clearText={say('engine.form.clear')}
      openText={say('engine.form.open')}
      closeText={say('engine.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          inputRef={field.ref}
          onBlur={field.onBlur}
          label={say('resizing.head.ds')}
          helperText={say('resizing.head.search')}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
