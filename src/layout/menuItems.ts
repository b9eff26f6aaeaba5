import Autorenew from '@mui/icons-material/Autorenew';
import CallMerge from '@mui/icons-material/CallMerge';
import CallSplit from '@mui/icons-material/CallSplit';
import Campaign from '@mui/icons-material/Campaign';
import Draw from '@mui/icons-material/Draw';
import Equalizer from '@mui/icons-material/Equalizer';
import EventRepeat from '@mui/icons-material/EventRepeat';
import FactCheck from '@mui/icons-material/FactCheck';
import Handyman from '@mui/icons-material/Handyman';
import Home from '@mui/icons-material/Home';
import HowToReg from '@mui/icons-material/HowToReg';
import ImportContacts from '@mui/icons-material/ImportContacts';
import Inventory2 from '@mui/icons-material/Inventory2';
import ListAlt from '@mui/icons-material/ListAlt';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import Notifications from '@mui/icons-material/Notifications';
import People from '@mui/icons-material/People';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import RestorePage from '@mui/icons-material/RestorePage';
import SaveAlt from '@mui/icons-material/SaveAlt';
import School from '@mui/icons-material/School';
import SupportAgent from '@mui/icons-material/SupportAgent';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import ViewModule from '@mui/icons-material/ViewModule';
import Webhook from '@mui/icons-material/Webhook';
import type SvgIcon from '@mui/material/SvgIcon';
import { holdsCampus } from '../../contract/campus/campusAccess';
import type { Permission } from '../../contract/permissions/permissions';
import { holdsRegistry } from '../../contract/registry/registryPerson';
import type { Session } from '../../contract/session/session';
import type { StoredEntity } from '../../contract/storing/stored';
import { storedEntities } from '../../contract/storing/storedEntities';
import type { SentenceKey } from '../i18n/catalogue';
import type { May } from '../session/viewer';

/** Groups of menu pages, in display order; a group without a page for this person is not shown. */
export const menuGroups = ['people', 'schoolProfile', 'contracts', 'administration', 'activity'] as const;
export type MenuGroup = (typeof menuGroups)[number];

export interface MenuItem {
  readonly to: string;
  /** Addresses of other pages that this item covers. */
  readonly also?: readonly string[];
  /** Group of the item; ungrouped when absent. */
  readonly group?: MenuGroup;
  /** For a resource in `src/resources/declared`, its own word. */
  readonly label: SentenceKey | `resources.${string}.title`;
  readonly icon: typeof SvgIcon;
  /** Permission to see it; everyone may when absent. */
  readonly can?: Permission;
  /** Schools and licences for which it is shown; all of them when absent. */
  readonly where?: (
    session: Pick<Session, 'profile' | 'school' | 'services' | 'campus' | 'roles'>,
  ) => boolean;
}

/** A merged school hands its contracts over. */
const notMerged: NonNullable<MenuItem['where']> = ({ services }) => !services?.merged;

/** Returns whether a page is in the menu of this person. */
export const isInMenu = ({ can, where }: MenuItem, session: Session, may: May): boolean =>
  (!can || may(can)) && (!where || where(session));

/** Returns the menu item of an entity declared in contract/stored; these come after all others. */
export const storedInMenu = ({ name, can }: Pick<StoredEntity, 'name' | 'can'>): MenuItem => ({
  to: `/${name}`,
  label: `resources.${name}.title`,
  icon: ListAlt,
  ...(can.list && { can: can.list }),
});

/** Pages of the console in menu order, with the conditions to see each. */
export const menuItems: readonly MenuItem[] = [
  { to: '/', label: 'dashboard.title', icon: Home },
  {
    to: '/user',
    group: 'people',
    label: 'resources.user.title',
    icon: People,
    can: ['user', 'list'],
  },
  {
    to: '/user/spid',
    group: 'people',
    label: 'spidReadiness.title',
    icon: HowToReg,
    can: ['user', 'list'],
    where: ({ school }) => !school.privateSchool,
  },
  {
    to: '/anagrafe',
    group: 'people',
    label: 'resources.registryPerson.title',
    icon: ImportContacts,
    can: ['registryPerson', 'list'],
    where: ({ profile }) => holdsRegistry(profile.licenses),
  },
  {
    to: '/profiloscuola',
    group: 'schoolProfile',
    label: 'school.menu',
    icon: School,
    can: ['school', 'read'],
  },
  {
    to: '/servizi',
    group: 'schoolProfile',
    label: 'services.title',
    icon: Handyman,
    // For supervisors only: other roles have no services.
    where: ({ services }) => Boolean(services?.preservation || services?.spid),
  },
  {
    to: '/dimensionamenti-accorpata',
    group: 'schoolProfile',
    label: 'resizing.mergedTitle',
    icon: CallSplit,
    can: ['resizing', 'read'],
    where: ({ services }) => Boolean(services?.merged),
  },
  {
    to: '/dimensionamenti-accorpante',
    group: 'schoolProfile',
    label: 'resizing.receivingTitle',
    icon: CallMerge,
    can: ['resizing', 'read'],
    where: ({ services }) => Boolean(services?.receiving),
  },
  {
    to: '/areacontratti/rinnovo-contratti-new',
    group: 'contracts',
    label: 'orders.title.contractRenewal',
    icon: Autorenew,
    can: ['order', 'read'],
    where: notMerged,
  },
  {
    to: '/areacontratti/servizi',
    group: 'contracts',
    label: 'orders.title.serviceRenewal',
    icon: EventRepeat,
    can: ['order', 'read'],
    where: notMerged,
  },
  {
    to: '/areacontratti/ripristini',
    group: 'contracts',
    label: 'orders.title.restoration',
    icon: RestorePage,
    can: ['order', 'read'],
    where: notMerged,
  },
  {
    to: '/areacontratti/ordini',
    group: 'contracts',
    label: 'orders.title.list',
    icon: ReceiptLong,
    can: ['order', 'read'],
    where: notMerged,
  },
  {
    to: '/areaamministrativa',
    group: 'administration',
    label: 'administrative.menu',
    icon: ViewModule,
    can: ['licenceProduct', 'list'],
  },
  {
    to: '/areaamministrativa/licenze',
    group: 'administration',
    label: 'resources.licenceProduct.title',
    icon: VerifiedUser,
    can: ['licenceProduct', 'list'],
  },
  {
    to: '/areaamministrativa/assistenza',
    group: 'administration',
    label: 'resources.assistanceContact.title',
    icon: SupportAgent,
    can: ['assistanceContact', 'list'],
  },
  {
    to: '/areaamministrativa/pacchetti-assistenza',
    group: 'administration',
    label: 'resources.assistancePackage.title',
    icon: Inventory2,
    can: ['assistancePackage', 'list'],
  },
  {
    to: '/areaamministrativa/documenti',
    group: 'administration',
    label: 'documents.menu',
    icon: Draw,
    can: ['contractDocument', 'list'],
  },
  {
    to: '/areaamministrativa/esportazione',
    group: 'administration',
    label: 'resources.exportRequest.title',
    icon: SaveAlt,
    can: ['exportRequest', 'list'],
  },
  {
    to: '/areaamministrativa/altri-fornitori',
    group: 'administration',
    label: 'resources.practice.title',
    icon: MoveToInbox,
    can: ['practice', 'list'],
  },
  {
    to: '/areaamministrativa/webhook',
    also: ['/areaamministrativa/invii-webhook'],
    group: 'administration',
    label: 'resources.webhook.title',
    icon: Webhook,
    can: ['webhook', 'list'],
  },
  {
    to: '/statistiche',
    group: 'activity',
    label: 'campus.title',
    icon: Equalizer,
    can: ['campus', 'read'],
    where: ({ profile, campus }) => campus === true && holdsCampus(profile.licenses),
  },
  {
    to: '/registro-operazioni',
    group: 'activity',
    also: ['/operazioni', '/importazioni'],
    label: 'resources.audit.title',
    icon: FactCheck,
    can: ['audit', 'list'],
  },
  {
    to: '/operazioni',
    group: 'activity',
    also: ['/importazioni'],
    label: 'resources.audit.title',
    icon: FactCheck,
    can: ['operation', 'list'],
    // Supervisors open it from the whole history.
    where: ({ roles }) => !roles.some((role) => role === 'supervisor' || role === 'support'),
  },
  {
    to: '/notifiche',
    group: 'activity',
    label: 'news.notifications.menu',
    icon: Notifications,
    can: ['notification', 'list'],
  },
  {
    to: '/notizie',
    group: 'activity',
    label: 'news.centre.title',
    icon: Campaign,
    can: ['content', 'list'],
  },
  ...storedEntities.map(storedInMenu),
];
