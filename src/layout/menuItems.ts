import Campaign from '@mui/icons-material/Campaign';
import FactCheck from '@mui/icons-material/FactCheck';
import Home from '@mui/icons-material/Home';
import ImportContacts from '@mui/icons-material/ImportContacts';
import LibraryAddCheck from '@mui/icons-material/LibraryAddCheck';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import Notifications from '@mui/icons-material/Notifications';
import People from '@mui/icons-material/People';
import SaveAlt from '@mui/icons-material/SaveAlt';
import UploadFile from '@mui/icons-material/UploadFile';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import type SvgIcon from '@mui/material/SvgIcon';
import { registryApplications } from '../../contract/entities/registryPerson';
import type { Session } from '../../contract/entities/session';
import { may, type Permission } from '../../contract/permissions';
import type { SentenceKey } from '../i18n/catalogue';

export interface MenuItem {
  readonly to: string;
  readonly label: SentenceKey;
  readonly icon: typeof SvgIcon;
  readonly shownTo: (session: Pick<Session, 'roles' | 'profile'>) => boolean;
}

const whoMay =
  (...permission: Permission): MenuItem['shownTo'] =>
  ({ roles }) =>
    may(roles, permission);

const managesUsers = whoMay('user', 'list');
const seesRegistry = whoMay('registryPerson', 'list');

/** The pages of the console, in the order of the menu, and who sees each. */
export const menuItems: readonly MenuItem[] = [
  // Whoever manages users is led from here to the page below.
  { to: '/', label: 'shell.home', icon: Home, shownTo: (session) => !managesUsers(session) },
  { to: '/user', label: 'resources.user.title', icon: People, shownTo: managesUsers },
  {
    to: '/anagrafe',
    label: 'resources.registryPerson.title',
    icon: ImportContacts,
    shownTo: (session) =>
      seesRegistry(session) && registryApplications.some((ac) => session.profile.licenses.includes(ac)),
  },
  {
    to: '/areaamministrativa/licenze',
    label: 'resources.licenceProduct.title',
    icon: VerifiedUser,
    shownTo: whoMay('licenceProduct', 'list'),
  },
  {
    to: '/areaamministrativa/esportazione',
    label: 'resources.exportRequest.title',
    icon: SaveAlt,
    shownTo: whoMay('exportRequest', 'list'),
  },
  {
    to: '/areaamministrativa/altri-fornitori',
    label: 'resources.practice.title',
    icon: MoveToInbox,
    shownTo: whoMay('practice', 'list'),
  },
  {
    to: '/operazioni',
    label: 'resources.operation.title',
    icon: LibraryAddCheck,
    shownTo: whoMay('operation', 'list'),
  },
  {
    to: '/importazioni',
    label: 'resources.import.title',
    icon: UploadFile,
    shownTo: whoMay('import', 'list'),
  },
  {
    to: '/registro-operazioni',
    label: 'resources.audit.title',
    icon: FactCheck,
    shownTo: whoMay('audit', 'list'),
  },
  {
    to: '/notifiche',
    label: 'resources.notification.menu',
    icon: Notifications,
    shownTo: whoMay('notification', 'list'),
  },
  { to: '/notizie', label: 'resources.content.title', icon: Campaign, shownTo: whoMay('content', 'list') },
];
