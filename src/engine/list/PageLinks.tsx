import { useMay } from '../../session/viewer';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';

/** Renders the links to the resource's other pages, for people with the permission. */
export function PageLinks({ resource }: { resource: Resource }) {
  const may = useMay();
  const words = useWords(resource);
  return Object.entries(resource.pages ?? {})
    .filter(([, { can }]) => may(can))
    .map(([address]) => (
      <Button
        key={address}
        variant="outlined"
        to={`${resource.path}/${address}`}
        data-tip={words.say(`pageTips.${address}`, { _: '' }) || undefined}
      >
        {words.say(`pages.${address}`)}
      </Button>
    ));
}
