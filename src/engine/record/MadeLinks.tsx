import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../session/viewer';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { withRows } from './withRows';
import { useWords } from './words';

/** The query that shows a list in its initial state, whatever the person's default view is. */
const AS_IT_STARTS = '?v=1';

interface MadeLinksProps {
  readonly resource: Resource;
  /** The keys of the created records. */
  readonly ids: readonly string[];
  /** Called before navigating to the list. */
  readonly leave?: () => void;
}

/**
 * Renders the next steps for newly created records: a button that opens the list with only these, and one for each
 * procedure on several records.
 */
export function MadeLinks({ resource, ids, leave }: MadeLinksProps) {
  const may = useMay();
  const navigate = useNavigate();
  const here = useLocation();
  const translate = useTranslate();
  const words = useWords(resource);
  if (ids.length === 0 || !may(resource.can.list)) return null;
  const count = { smart_count: ids.length };
  const offered = Object.entries(resource.procedures).filter(([, { can }]) => may(can));
  const go = (begin?: string) => {
    leave?.();
    const search = here.pathname === resource.path ? here.search : AS_IT_STARTS;
    void navigate({ pathname: resource.path, search }, { state: withRows(ids, begin) });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => go()}>
        {translate('engine.list.seeMade', count)}
      </Button>
      {offered.map(([name]) => (
        <Button key={name} variant="contained" onClick={() => go(name)}>
          {words.say(`procedures.${name}.made`, count)}
        </Button>
      ))}
    </>
  );
}
