import type { Row } from '../../engine/declaration/defineResource';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { nameOf } from './nameOf';
import { useLink } from './useLink';

/** Asks before a person of the registry is unlinked from their account. */
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
    <ActionDialog
      title={say('registry.unlink.title')}
      about={about}
      close={close}
      running={running}
      error={error}
      confirm={{ text: say('registry.unlink.confirm'), color: 'error', run: () => void link(null) }}
    />
  );
}
