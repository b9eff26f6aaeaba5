import Alert from '@mui/material/Alert';
import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from './words';

interface NoticesProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly words: Words;
}

/** Shows the notices at the top of a record's page. */
export function Notices({ resource, record, words }: NoticesProps) {
  const viewer = viewerOf(useSession());
  const shown = (resource.form.notices ?? []).filter(({ when }) => matches(when as object, record, viewer));
  return shown.map(({ say }) => (
    <Alert key={say} severity="info" role="note" sx={{ mb: 2, maxWidth: 880 }}>
      {words.say(`notices.${say}`, record as Readonly<Record<string, string>>)}
    </Alert>
  ));
}
