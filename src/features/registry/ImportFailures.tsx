import { useSay } from '../../i18n/useSay';
import { DialogFrame } from './DialogFrame';
import { nameOf } from './nameOf';

/** Somebody who could not be imported, as the specification's call answers it. */
export interface Failure {
  readonly user: string;
  readonly nome: string;
  readonly cognome: string;
  readonly msg: string;
}

interface ImportFailuresProps {
  readonly done: readonly string[];
  readonly failures: readonly Failure[];
  readonly close: () => void;
}

/** Who was not imported: a line for each, the name and why. */
export function ImportFailures({ done, failures, close }: ImportFailuresProps) {
  const say = useSay();
  const about = done.length > 0 ? say('registry.import.partly', { smart_count: done.length }) : '';
  return (
    <DialogFrame title={say('registry.import.failures')} about={about} size="question" close={close}>
      <ul role="alert">
        {failures.map(({ user, nome, cognome, msg }) => (
          <li key={user}>
            {nameOf({ nome, cognome }) || user}: {msg}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
