import ButtonBase from '@mui/material/ButtonBase';
import { NavLink, useLocation } from 'react-router';
import type { SentenceKey } from '../i18n/catalogue';
import { useSay } from '../i18n/useSay';
import { type MenuItem, menuItems } from './menuItems';

interface MenuLinkProps {
  readonly item: MenuItem;
  /** Name of the group of the page. The tooltip of an icon repeats it, because two pages may have similar names. */
  readonly group?: string;
  /** Shows only the icon. */
  readonly mini: boolean;
  readonly onChoose?: () => void;
}

const linkStyle = {
  width: '100%',
  minHeight: 44,
  px: 1.25,
  gap: 2,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { bgcolor: 'action.selected', fontWeight: 600 },
} as const;

/** Returns whether the address belongs to another page of the menu whose path is below `to`. */
const elsewhere = (to: string, pathname: string) =>
  menuItems.some((other) =>
    [other.to, ...(other.also ?? [])].some((path) => path.startsWith(`${to}/`) && pathname.startsWith(path)),
  );

/** Renders the link to a page of the menu, and marks that of the current page. */
export function MenuLink({
  item: { to, also = [], label, icon: Icon },
  group,
  mini,
  onChoose,
}: MenuLinkProps) {
  const say = useSay();
  const name = say(label as SentenceKey);
  const { pathname } = useLocation();
  return (
    <li>
      <ButtonBase
        component={NavLink}
        to={to}
        className={also.some((other) => pathname.startsWith(other)) ? 'active' : undefined}
        end={to === '/' || elsewhere(to, pathname)}
        aria-label={name}
        {...(mini && { 'data-tip': group ? `${group}: ${name}` : name, 'data-tip-side': 'right' })}
        sx={linkStyle}
        {...(onChoose && { onClick: onChoose })}
      >
        <Icon aria-hidden />
        {!mini && name}
      </ButtonBase>
    </li>
  );
}
