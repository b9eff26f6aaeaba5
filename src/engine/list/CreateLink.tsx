import { useMay, useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';

/** Renders the link to the page of a new record, unless it is a tab; without permission it shows the reason instead. */
export function CreateLink({ resource }: { resource: Resource }) {
  const may = useMay();
  const words = useWords(resource);
  const whyWithheld = useWhyWithheld();
  const page = `${resource.path}/new`;
  if (!resource.can.create || resource.list.tabs?.some((tab) => 'page' in tab && tab.page === page))
    return null;
  return (
    <Button
      variant="contained"
      to={page}
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
