import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router';
import { useMay } from '../src/session/viewer';
import { groups } from './resources';

interface MenuProps {
  readonly onChoose?: () => void;
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;
const titleStyle = {
  px: 1.25,
  pt: 1.25,
  pb: 0.5,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
const linkStyle = {
  width: '100%',
  minHeight: 40,
  px: 1.25,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'action.selected', fontWeight: 600 },
} as const;

/** Renders links to the pages of the console that the signed-in person may see. */
export function Menu({ onChoose }: MenuProps) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={{ p: 1 }}>
      {groups.map(({ name, resources, pages = [] }) => (
        <Group
          key={name}
          name={name}
          links={[
            ...resources
              .filter(({ can }) => may(can.list))
              .map((one) => ({ to: one.path, label: `resources.${one.name}.title` })),
            ...pages.filter(({ can }) => may(can)),
          ]}
          {...(onChoose && { onChoose })}
        />
      ))}
    </Box>
  );
}

interface GroupProps extends MenuProps {
  readonly name: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function Group({ name, links, onChoose }: GroupProps) {
  const translate = useTranslate();
  const title = useId();
  if (links.length === 0) return null;
  return (
    <>
      <Box id={title} sx={titleStyle}>
        {translate(`gestore.menu.${name}`)}
      </Box>
      <Box component="ul" aria-labelledby={title} sx={listStyle}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <ButtonBase component={NavLink} to={to} sx={linkStyle} {...(onChoose && { onClick: onChoose })}>
              {translate(label)}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </>
  );
}
