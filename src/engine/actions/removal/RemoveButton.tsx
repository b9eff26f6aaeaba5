import { useSession } from '../../../session/SessionContext';
import { useMay, useWhyWithheld, viewerOf } from '../../../session/viewer';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import type { Resource, Row } from '../../declaration/defineResource';
import { useWords } from '../../record/words';
import { useActions } from '../ActionsContext';
import { whyNotRemovable } from './whyNotRemovable';

interface RemoveButtonProps {
  readonly resource: Resource;
  readonly record: Row;
}

/**
 * Renders the button that removes the record of a page; if that is not allowed, the button is disabled and shows the
 * reason.
 */
export function RemoveButton({ resource, record }: RemoveButtonProps) {
  const may = useMay();
  const whyWithheld = useWhyWithheld();
  const words = useWords(resource);
  const viewer = viewerOf(useSession());
  const { remove } = useActions();
  if (!resource.can.delete || !(may(resource.can.delete) || whyWithheld(resource.can.delete))) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="error"
      startIcon={<Icon name="remove" />}
      disabledReason={whyNotRemovable(resource, record, viewer)}
      onClick={() => remove(record)}
    >
      {words.removeLabel()}
    </Button>
  );
}
