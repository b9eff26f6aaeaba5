import type { Row } from '../../engine/declaration/defineResource';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import { DialogFrame } from '../../engine/record/DialogFrame';
import { useSay } from '../../i18n/useSay';
import { nameOf } from './nameOf';
import { useLink } from './useLink';

/** Asks before a person of the registry loses the link to their account. */
export function UnlinkDialog({ rows, close, onFinished }: ActionDialogProps) {
  const [person] = rows;
  return person ? <Unlink person={person} close={close} onFinished={onFinished} /> : null;
}

function Unlink({
  person,
  close,
  onFinished,
}: Pick<ActionDialogProps, 'close' | 'onFinished'> & { person: Row }) {
  const say = useSay();
  const { link, running, error } = useLink(person, () => {
    onFinished([]);
    close();
  });
  const about = say('registry.unlink.about', { name: nameOf(person), uid: String(person.uidPortale) });
  return (
    <DialogFrame
      title={say('registry.unlink.title')}
      about={about}
      size="question"
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('registry.unlink.confirm'), danger: true, run: () => void link(null) }}
    />
  );
}
