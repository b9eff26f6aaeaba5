import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { Resource, Row } from '../declaration/defineResource';
import { recordPath } from '../record/recordPath';
import type { Words } from '../record/words';

interface HeldValueProps {
  readonly resource: Resource;
  /** The input. */
  readonly name: string;
  /** Who has its value already. */
  readonly holders: readonly Row[];
  readonly words: Words;
}

/** Who else has a value that no other record should have, and the way to each; what was typed stays in this tab. */
export function HeldValue({ resource, name, holders, words }: HeldValueProps) {
  return holders.map((holder) => {
    const values = { id: holder.id, name: words.title(holder) };
    return (
      <Alert key={holder.id} severity="warning" role="none" sx={{ mt: 1 }}>
        {words.say(`unique.${name}.text`, values)}{' '}
        <MuiLink component={Link} to={recordPath(resource, holder)} target="_blank" rel="noopener">
          {words.say(`unique.${name}.open`, values)}
        </MuiLink>
      </Alert>
    );
  });
}
