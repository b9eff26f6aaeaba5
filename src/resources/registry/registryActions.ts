import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { linkRules, registrySyncRules } from '../../../contract/registry/registryRules';
import type { ActionInput } from '../../engine/declaration/declarationInput';

/** An action whose dialog sends the request; the engine only opens the dialog. */
type OwnAction = ActionInput<RegistryPerson, Record<never, never>>;

/** Opens the comparison of tax codes, in which the selected accounts are updated. */
export const sync: OwnAction = {
  on: ['bulk'],
  can: ['registryPerson', 'sync'],
  icon: 'sync',
  rules: registrySyncRules,
  dialog: () => import('./SyncDialog').then((file) => file.SyncDialog),
};

export const associate: OwnAction = {
  on: ['row'],
  can: ['registryPerson', 'link'],
  icon: 'link',
  offered: { uidPortale: { empty: true } },
  dialog: () => import('./LinkDialog').then((file) => file.LinkDialog),
};

export const dissociate: OwnAction = {
  on: ['row'],
  can: ['registryPerson', 'link'],
  icon: 'unlink',
  tone: 'danger',
  offered: { uidPortale: { empty: false } },
  rules: linkRules,
  dialog: () => import('./UnlinkDialog').then((file) => file.UnlinkDialog),
};
