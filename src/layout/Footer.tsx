import Box from '@mui/material/Box';
import { CLIENT_VERSION } from '../../contract/constants';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { OutsideLink } from './OutsideLink';
import { ProductVersion } from './ProductVersion';

const statements = ['accessibility', 'privacy'] as const;

/**
 * Renders the footer of every page: the statements required of a public body, as far as they are configured, and the
 * versions.
 */
export function Footer() {
  const say = useSay();
  const { links } = useSession();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        px: { xs: 1.5, sm: 2.5 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {statements.map((name) => {
        const to = links?.[name];
        return (
          to && (
            <OutsideLink key={name} to={to}>
              {say(`shell.footer.${name}`)}
            </OutsideLink>
          )
        );
      })}
      <Box component="span" sx={{ ml: { sm: 'auto' } }}>
        {say('shell.footer.version', { version: CLIENT_VERSION })}
      </Box>
      <ProductVersion />
    </Box>
  );
}
