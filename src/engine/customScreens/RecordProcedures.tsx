import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Resource, Row } from '../declaration/defineResource';
import { OPENED_AS_DIALOG, procedurePath } from '../record/openedAsDialog';
import { useWords } from '../record/words';

interface RecordProceduresProps {
  readonly resource: Resource;
  readonly record: Row;
  /** The names of the procedures to show; all by default. */
  readonly only?: readonly string[];
}

/** Renders a link to each procedure that the person may start on the record of a page. */
export function RecordProcedures({ resource, record, only }: RecordProceduresProps) {
  const may = useMay();
  const words = useWords(resource);
  const viewer = viewerOf(useSession());
  return Object.entries(resource.procedures)
    .filter(([name]) => !only || only.includes(name))
    .filter(([, { can, offered }]) => may(can) && matches(offered, record, viewer))
    .map(([name, { icon, address }]) => (
      <Button
        key={name}
        to={procedurePath(resource, record, address)}
        state={OPENED_AS_DIALOG}
        size="small"
        variant="outlined"
        startIcon={<Icon name={icon} />}
      >
        {words.say(`procedures.${name}.open`)}
      </Button>
    ));
}
