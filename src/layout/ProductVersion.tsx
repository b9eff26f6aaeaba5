import Box from '@mui/material/Box';
import { version } from '../../package.json';
import { useSay } from '../i18n/useSay';

/** Shows the version of the product, at the foot of both consoles. */
export function ProductVersion() {
  const say = useSay();
  return <Box component="span">{say('shell.footer.product', { version })}</Box>;
}
