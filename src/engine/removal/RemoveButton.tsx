import { useActions } from '../actions/ActionsContext';
import { Glyph } from '../cells/Glyph';
import type { Resource, Row } from '../declaration/defineResource';
import { useSession } from '../SessionContext';
import { useMay, viewerOf } from '../viewer';
import { WhyButton } from '../why/WhyButton';
import { useWords } from '../words';
import { whyKept } from './removable';

interface RemoveButtonProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** Removes the record of a page; out of use where it may not be removed, with the reason. */
export function RemoveButton({ resource, record }: RemoveButtonProps) {
  const may = useMay();
  const words = useWords(resource);
  const viewer = viewerOf(useSession());
  const { remove } = useActions();
  if (!resource.can.delete || !may(resource.can.delete)) return null;
  return (
    <WhyButton
      size="small"
      variant="outlined"
      color="error"
      startIcon={<Glyph name="remove" />}
      why={whyKept(resource, record, viewer)}
      onClick={() => remove(record)}
    >
      {words.removeLabel()}
    </WhyButton>
  );
}
