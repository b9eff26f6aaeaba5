import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import type { Resource, Row } from '../declaration/defineResource';
import { newIn } from '../record/parent';
import { useWords } from '../record/words';

interface CreateLinkProps {
  readonly resource: Resource;
  /** The record on whose page the link stands, and to which the new record will refer. */
  readonly parent?: { readonly resource: Resource; readonly record: Row };
}

/**
 * Renders the link to the page of a new record, unless a tab of the list leads there; without permission it shows the
 * reason instead.
 */
export function CreateLink({ resource, parent }: CreateLinkProps) {
  const may = useMay();
  const words = useWords(resource);
  const whyWithheld = useWhyWithheld();
  const page = `${resource.path}/new`;
  const isTab = !parent && resource.list.tabs?.some((tab) => 'page' in tab && tab.page === page);
  if (!resource.can.create || isTab) return null;
  return (
    <Button
      variant="contained"
      to={parent ? newIn(resource, parent.resource, parent.record) : page}
      disabledReason={
        may(resource.can.create)
          ? undefined
          : (whyWithheld(resource.can.create) ?? 'engine.form.createWhyNot')
      }
    >
      {words.create()}
    </Button>
  );
}
