import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { preservationReset } from '../../../contract/preservation/endpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';

/** Asks for confirmation before all data and signatures are discarded; then opens the first page. */
export function ResetDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { run, callApi, running, error } = useCommand();
  const reset = () =>
    run(async () => {
      await callApi(preservationReset);
      queries.removeQueries({ queryKey: ['preservation'] });
      navigate('/');
    });
  return (
    <ActionDialog
      title={say('services.preservation.restart.title')}
      about={say('services.preservation.restart.about')}
      running={running}
      error={error}
      close={close}
      confirm={{
        text: say('services.preservation.restart.confirm'),
        color: 'error',
        run: () => void reset(),
      }}
    />
  );
}
