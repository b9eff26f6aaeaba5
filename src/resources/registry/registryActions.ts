import type { RegistryPerson } from '../../../contract/registry/registryPerson';
import { linkRules, registrySyncRules } from '../../../contract/registry/registryRules';
import type { ActionInput } from '../../engine/declaration/declarationInput';

/** An action that its own dialog sends; the engine sends nothing. */
type OwnAction = ActionInput<RegistryPerson, Record<never, never>>;

/** Compares tax codes and updates the selected ones. */
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
