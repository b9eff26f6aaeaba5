import { MadeLinks } from '../../engine/record/MadeLinks';
import { useRelated } from '../../engine/record/related';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { nameOf } from './nameOf';

/** A person who could not be imported, in the shape of the specification's response. */
export interface Failure {
  readonly user: string;
  readonly nome: string;
  readonly cognome: string;
  readonly msg: string;
}

interface ImportOutcomeProps {
  /** Ids of the created accounts. */
  readonly accounts: readonly string[];
  readonly failures: readonly Failure[];
  readonly close: () => void;
}

/**
 * Shows the result of an import: the next actions for the imported people, and the reasons why others were not
 * imported.
 */
export function ImportOutcome({ accounts, failures, close }: ImportOutcomeProps) {
  const say = useSay();
  const sentence = useSentence();
  const users = useRelated('user');
  const count = { smart_count: accounts.length };
  const failed = failures.length > 0;
  const about = accounts.length > 0 ? say('registry.import.partly', count) : '';
  return (
    <ActionDialog
      title={failed ? say('registry.import.failures') : say('registry.import.partly', count)}
      about={failed ? about : say('registry.import.next')}
      close={close}
      actions={users && <MadeLinks resource={users} ids={accounts} leave={close} />}
    >
      {failed && (
        <ul role="alert">
          {failures.map(({ user, nome, cognome, msg }) => (
            <li key={user}>
              {nameOf({ nome, cognome }) || user}: {sentence(msg)}
            </li>
          ))}
        </ul>
      )}
    </ActionDialog>
  );
}
