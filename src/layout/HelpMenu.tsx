import HelpOutline from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { BarPopover } from './BarPopover';
import { OutsideLink } from './OutsideLink';

const places = ['manual', 'assistance', 'aliasPrivacy', 'provider'] as const;

/** Links to help outside the console, as configured by the operator. */
export function HelpMenu() {
  const say = useSay();
  const { links } = useSession();
  const shown = places.flatMap((name) => (links?.[name] ? [{ name, to: links[name] }] : []));
  if (shown.length === 0) return null;

  return (
    <BarPopover
      title={say('shell.help.title')}
      name={say('shell.help.title')}
      button={{ children: <HelpOutline />, sx: { minWidth: 40, px: 1 } }}
    >
      {() => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map(({ name, to }) => (
            <li key={name}>
              <OutsideLink to={to} sx={{ py: 1 }}>
                {say(`shell.help.${name}`)}
              </OutsideLink>
            </li>
          ))}
        </Box>
      )}
    </BarPopover>
  );
}
