import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { Resource, Row } from '../declaration/defineResource';
import { recordPath } from '../record/recordPath';
import type { Words } from '../record/words';

interface HeldValueProps {
  readonly resource: Resource;
  /** The name of the input. */
  readonly name: string;
  /** The records that already have its value. */
  readonly holders: readonly Row[];
  readonly words: Words;
}

/**
 * Renders a warning for each other record that has a value meant to be unique, with a link that opens the record in a
 * new tab.
 */
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
