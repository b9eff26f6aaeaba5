import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import { Glyph } from '../../ui/Glyph';
import type { Resource, Row } from '../declaration/defineResource';
import { OPENED_AS_DIALOG, procedurePath } from '../record/openedAsDialog';
import { useWords } from '../record/words';

interface RecordProceduresProps {
  readonly resource: Resource;
  readonly record: Row;
  /** The names of those that are drawn; all of them without. */
  readonly only?: readonly string[];
}

/** What is done with the record of a page on screens of their own. */
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
        component={Link}
        to={procedurePath(resource, record, address)}
        state={OPENED_AS_DIALOG}
        size="small"
        variant="outlined"
        startIcon={<Glyph name={icon} />}
      >
        {words.say(`procedures.${name}.open`)}
      </Button>
    ));
}
