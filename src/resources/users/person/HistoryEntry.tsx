import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { UserHistoryEntry } from '../../../../contract/users/userHistory';
import { showInstant } from '../../../../contract/values/dates';
import type { Resource } from '../../../engine/declaration/defineResource';
import { operationPath } from '../../../engine/operations/history';
import { useWords } from '../../../engine/record/words';
import { useSay } from '../../../i18n/useSay';
import { Button } from '../../../ui/Button';
import { ChangeLines } from './ChangeLines';
import { AUTOMATIC } from './stateOf';

interface HistoryEntryProps {
  readonly resource: Resource;
  readonly entry: UserHistoryEntry;
  readonly onTakeBack: (operation: string) => void;
}

/** Shows an action on a person: its name, author, time, changes, the number of other people affected, and undo. */
export function HistoryEntry({ resource, entry, onTakeBack }: HistoryEntryProps) {
  const { at, action, name, by, changes, operation } = entry;
  const say = useSay();
  const translate = useTranslate();
  const words = useWords(resource);
  const when = showInstant(at);
  const what = translate(`resources.audit.values.action.${action}`, { _: action });
  const others = (operation?.total ?? 1) - 1;
  const button =
    others > 0
      ? say('person.history.takeBackAll', { smart_count: others + 1 })
      : say('person.history.takeBack');

  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <time dateTime={at}>{when}</time>
        </Box>
        <div>
          <strong>{what}</strong>{' '}
          {name === AUTOMATIC ? (
            say('person.history.automatic')
          ) : (
            <Actor name={name} by={by} path={resource.path} />
          )}
        </div>
        <ChangeLines resource={resource} changes={changes} words={words} />
        {operation && others > 0 && (
          <Link to={operationPath(operation.id)}>
            {say('person.history.withOthers', { smart_count: others })}
          </Link>
        )}
      </Box>
      {operation?.takenBack && (
        <Chip size="small" variant="outlined" label={say('person.history.takenBack')} />
      )}
      {operation && !operation.takenBack && action !== 'takeBack' && (
        <Button
          size="small"
          disabledReason={operation.whyNotTakeBack ?? undefined}
          aria-label={`${button}: ${what}, ${when}`}
          onClick={() => onTakeBack(operation.id)}
          sx={{ flexShrink: 0 }}
        >
          {button}
        </Button>
      )}
    </Box>
  );
}

/** Names the author of an action, as a link if the user still exists. */
function Actor({ name, by, path }: Pick<UserHistoryEntry, 'name' | 'by'> & { readonly path: string }) {
  const say = useSay();
  const text = say('person.history.by', { name });
  return by ? <Link to={`${path}/${encodeURIComponent(by)}`}>{text}</Link> : text;
}
