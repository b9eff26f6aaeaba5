import Box from '@mui/material/Box';
import { useId } from 'react';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';
import { useMay } from '../session/viewer';
import { type MenuGroup, menuGroups } from '../ui/menuPlace';
import { visuallyHidden } from '../ui/visuallyHidden';
import { MenuLink } from './MenuLink';
import { isInMenu, type MenuItem, menuItems } from './menuItems';

interface SideMenuProps {
  /** Shows only icons. The names are in tooltips, and screen readers still get them. */
  readonly mini: boolean;
  readonly onChoose?: () => void;
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

/** Lists the pages that this person can open; a group appears at the position of its first page. */
export function SideMenu({ mini, onChoose }: SideMenuProps) {
  const session = useSession();
  const may = useMay();
  const shown = menuItems.filter((item) => isInMenu(item, session, may));
  const begun = menuGroups.map((group) => shown.find((item) => item.group === group));

  return (
    <Box component="ul" sx={{ ...listStyle, p: 1 }}>
      {shown.map((item) => {
        const link = { mini, ...(onChoose && { onChoose }) };
        if (!item.group) return <MenuLink key={item.to} item={item} {...link} />;
        if (!begun.includes(item)) return null;
        const own = shown.filter(({ group }) => group === item.group);
        return <Group key={item.group} name={item.group} items={own} {...link} />;
      })}
    </Box>
  );
}

// Adjacent groups share one separator.
const groupStyle = {
  py: 0.5,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& + li[data-group]': { borderTop: 0 },
} as const;

interface GroupProps extends SideMenuProps {
  readonly name: MenuGroup;
  readonly items: readonly MenuItem[];
}

/** Renders a group of pages under a common name. */
function Group({ name, items, mini, ...more }: GroupProps) {
  const say = useSay();
  const title = useId();
  const text = say(`shell.menu.${name}`);
  const titleStyle = {
    m: 0,
    px: 1.25,
    pt: 1.25,
    pb: 0.5,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
  };
  return (
    <Box component="li" data-group={name} sx={groupStyle}>
      <Box
        id={title}
        component="h2"
        sx={mini ? undefined : titleStyle}
        style={mini ? visuallyHidden : undefined}
      >
        {text}
      </Box>
      <Box component="ul" aria-labelledby={title} sx={listStyle}>
        {items.map((item) => (
          <MenuLink key={item.to} item={item} group={text} mini={mini} {...more} />
        ))}
      </Box>
    </Box>
  );
}
