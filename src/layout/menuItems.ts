import Home from '@mui/icons-material/Home';
import People from '@mui/icons-material/People';
import type SvgIcon from '@mui/material/SvgIcon';
import { may } from '../../contract/permissions';
import type { Role } from '../../contract/roles';
import type { SentenceKey } from '../i18n/catalogue';

export interface MenuItem {
  readonly to: string;
  readonly label: SentenceKey;
  readonly icon: typeof SvgIcon;
  readonly shownTo: (roles: readonly Role[]) => boolean;
}

const managesUsers = (roles: readonly Role[]) => may(roles, ['user', 'list']);

/** The pages of the console, in the order of the menu, and who sees each. */
export const menuItems: readonly MenuItem[] = [
  // Whoever manages users is led from here to the page below.
  { to: '/', label: 'shell.home', icon: Home, shownTo: (roles) => !managesUsers(roles) },
  { to: '/user', label: 'resources.user.title', icon: People, shownTo: managesUsers },
];
