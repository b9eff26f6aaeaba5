import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { preservationComplete } from '../../../contract/preservation/endpoints';
import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { documentsIn } from '../../../contract/preservation/procedure';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { FactList } from '../../steps/FactList';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Person } from './Person';
import { useDs, useManager, useReadAgain } from './usePreservationData';

interface ActivateDialogProps {
  readonly status: PreservationStatus;
  /** Opens the form of the manager, which returns here. */
  readonly change: () => void;
  readonly close: () => void;
}

/** Renders the dialog "Conferma attivazione": a summary with a link to change each part. */
export function ActivateDialog({ status, change, close }: ActivateDialogProps) {
  const say = useSay();
  const readAgain = useReadAgain();
  const { school } = useSession();
  const { data: ds } = useDs();
  const { data: manager } = useManager();
  const { run, callApi, running, error } = useCommand();
  const activate = () =>
    run(async (idempotencyKey) => {
      await callApi(preservationComplete, { idempotencyKey });
      await readAgain();
      close();
    });

  return (
    <ActionDialog
      title={say('services.preservation.activate.title')}
      about={say('services.preservation.activate.about')}
      running={running}
      error={error}
      close={close}
      confirm={{ text: say('services.preservation.confirm'), color: 'success', run: () => void activate() }}
    >
      <FactList
        facts={[
          [say('services.preservation.school'), `${school.name} (${school.codMin})`],
          [
            say('services.preservation.ds'),
            <>
              <Person who={ds} />{' '}
              <Link
                component={RouterLink}
                to="/user"
                sx={{ display: 'block', minHeight: 28, fontWeight: 400 }}
              >
                {say('services.preservation.activate.changeDs')}
              </Link>
            </>,
          ],
          [
            say('services.preservation.manager'),
            <>
              <Person who={manager} />
              <Button
                size="small"
                onClick={change}
                sx={{ display: 'block', p: 0, minHeight: 28, textAlign: 'left' }}
              >
                {say('services.preservation.activate.changeManager')}
              </Button>
            </>,
          ],
          [
            say('services.preservation.activate.documents'),
            <>
              {documentsIn(status).map(({ kind, name, signedAt }) => (
                <div key={kind}>
                  {say('services.preservation.activate.signed', {
                    name,
                    date: signedAt ? showDay(dayInRome(signedAt)) : '',
                  })}
                </div>
              ))}
              <Button
                size="small"
                onClick={close}
                sx={{ display: 'block', p: 0, minHeight: 28, textAlign: 'left' }}
              >
                {say('services.preservation.activate.show')}
              </Button>
            </>,
          ],
        ]}
      />
    </ActionDialog>
  );
}
