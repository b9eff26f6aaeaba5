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
import Hub from '@mui/icons-material/Hub';
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
import Sync from '@mui/icons-material/Sync';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import ViewModule from '@mui/icons-material/ViewModule';
import Webhook from '@mui/icons-material/Webhook';
import type SvgIcon from '@mui/material/SvgIcon';
import { holdsCampus } from '../../contract/campus/campusAccess';
import type { Permission } from '../../contract/permissions/permissions';
import { holdsRegistry } from '../../contract/registry/registryPerson';
import type { Session } from '../../contract/session/session';
import type { SentenceKey } from '../i18n/catalogue';
import { resources } from '../resources';
import type { May } from '../session/viewer';
import type { MenuGroup } from '../ui/menuPlace';

type Resource = (typeof resources)[number];

export interface MenuItem {
  readonly to: string;
  /** Addresses of other pages that this item covers. */
  readonly also?: readonly string[];
  /** Group of the item; without it, the item stands outside the groups. */
  readonly group?: MenuGroup;
  /** Key of the label; for a declared resource, that of its title. */
  readonly label: SentenceKey | `resources.${string}.title`;
  readonly icon: typeof SvgIcon;
  /** Permission required to see the item; without it, everyone sees it. */
  readonly can?: Permission;
  /** Returns whether the item is shown for the school and its licences; without it, the item is always shown. */
  readonly where?: (
    session: Pick<Session, 'profile' | 'school' | 'services' | 'campus' | 'roles'>,
  ) => boolean;
}

/**
 * Returns whether a school is not merged: a merged school hands its contracts over, so it has no pages about them
 * (Q-056).
 */
const notMerged: NonNullable<MenuItem['where']> = ({ services }) => !services?.merged;

/** Returns whether a page is in the menu of this person. */
export const isInMenu = ({ can, where }: MenuItem, session: Session, may: May): boolean =>
  (!can || may(can)) && (!where || where(session));

/** Returns the menu item of a declared resource; undefined if its declaration has no place in the menu. */
export const declaredInMenu = ({ name, path, can, menu }: Resource): MenuItem | undefined =>
  menu
    ? {
        to: path,
        label: `resources.${name}.title`,
        icon: ListAlt,
        can: can.list,
        ...(menu.group && { group: menu.group }),
      }
    : undefined;

/**
 * Inserts the menu items of declared resources into the pages of the console, each before the page that its declaration
 * names.
 * @throws Error if there is no such page
 */
export function withDeclared(pages: readonly MenuItem[], declared: readonly Resource[]): readonly MenuItem[] {
  const items = [...pages];
  for (const resource of declared) {
    const item = declaredInMenu(resource);
    if (!item) continue;
    const before = resource.menu ? resource.menu.before : undefined;
    const place = items.findIndex(({ to }) => to === before);
    if (before && place < 0)
      throw new Error(
        `Resource "${resource.name}": menu.before is "${before}", which is no page of the menu. There are: ${items.map(({ to }) => to).join(', ')}.`,
      );
    items.splice(place < 0 ? items.length : place, 0, item);
  }
  return items;
}

/** Pages of the console in menu order, with the conditions to see each. */
const pages: readonly MenuItem[] = [
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
    to: '/user/sincronizzazioni',
    group: 'people',
    label: 'scim.title',
    icon: Sync,
    can: ['scimClient', 'list'],
  },
  {
    to: '/user/sistemi-collegati',
    also: ['/user/utenze-inviate'],
    group: 'people',
    label: 'resources.provisioningTarget.title',
    icon: Hub,
    can: ['provisioningTarget', 'list'],
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
    // Not for supervisors, who open this page from that of the whole history.
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
];

/** Pages of the console and the lists of declared resources, in menu order. */
export const menuItems: readonly MenuItem[] = withDeclared(pages, resources);
