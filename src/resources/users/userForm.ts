import { fieldsWithheldFromSupport } from '../../../contract/permissions/withheldFromSupport';
import { lockedAfterLogin, onlySupervisorEdits, type userFields } from '../../../contract/users/user';
import type { FormInput } from '../../engine/declaration/declarationInput';

const others = ['codicefiscale', 'email', 'dataNascita', 'dataInizio', 'dataScadenza'] as const;
const registry = ['sn', 'cn', ...others] as const;
/** Inputs of a new user only, because the roles of an existing user are changed at an address of their own. */
const ofNew = ['groups'] as const;
/** Suggestion of a person from the registry for a new user, above all other inputs. */
const match = ['anagrafe'] as const;
const switches = ['spidEnabled', 'otpenabled', 'accessibility'] as const;

/** Form of a user: one tab, both for existing and new users. */
export const userForm = {
  inputs: [...registry, 'status', 'gestoreUtenti', ...switches],
  create: {
    inputs: [...match, 'sn', 'cn', 'username', ...others, 'status', ...switches, ...ofNew],
    defaults: { status: true },
    updates: true,
    says: [
      { when: { dataInizio: { from: { today: { days: 1 } } } }, say: 'createdForLater', as: 'warning' },
      { when: { status: { not: true } }, say: 'createdDisabled', as: 'warning' },
      { when: { rolesAssigned: true }, say: 'created', as: 'success' },
      { when: {}, say: 'createdWithoutRoles', as: 'warning' },
    ],
  },
  tabs: { utente: ['sn', 'cn', 'username', ...others, 'status', 'gestoreUtenti', ...switches, ...ofNew] },
  own: {
    groups: async () => (await import('./roles/RolesInput')).RolesInput,
    anagrafe: async () => (await import('../registry/RegistryMatch')).RegistryMatch,
  },
  around: {
    above: async () => (await import('./person/PersonGlance')).PersonGlance,
    below: async () => (await import('./person/PersonHistory')).PersonHistory,
  },
  groups: {
    access: ['enable', 'disable', 'renew'],
    credentials: ['sendCredentials', 'prepareLetters', 'enableSpid', 'resetOtp'],
    account: ['remove'],
  },
  only: [
    { fields: ['spidEnabled'], to: { privateSchool: { not: true } } },
    { fields: ['otpenabled'], to: { otpEnabled: true } },
    { fields: [...match], to: { registry: true } },
    { fields: ['gestoreUtenti'], of: { uid: { not: { mine: 'uid' } }, username: { not: 'supervisor' } } },
  ],
  notices: [
    { when: { emailContestata: true }, say: 'emailContested' },
    {
      when: { emailConfermata: false, emailContestata: { not: true }, lastLogin: { empty: false } },
      say: 'emailUnconfirmed',
    },
    { when: { emailRespinta: { empty: false }, lastLogin: { empty: true } }, say: 'firstMailRefused' },
    { when: { emailRespinta: { empty: false }, lastLogin: { empty: false } }, say: 'mailRefused' },
  ],
  warnings: { codicefiscale: 'taxCode' },
  proposals: { username: 'username', dataNascita: 'birthDay' },
  unique: ['codicefiscale'],
  taken: ['username'],
  capitals: ['codicefiscale'],
  locked: [
    // Enabling and disabling are separate actions.
    { fields: ['status'], when: {}, say: 'status' },
    { fields: lockedAfterLogin, when: { lastLogin: { empty: false } }, say: 'afterLogin' },
    { fields: ['codicefiscale'], when: { lastLogin: { empty: false } }, say: 'taxCode', unlock: true },
    { fields: ['gestoreUtenti'], when: {}, unless: 'supervisor', say: 'manager' },
    { fields: fieldsWithheldFromSupport.user, when: {}, only: 'support', say: 'support' },
    {
      fields: [...registry, 'gestoreUtenti', ...switches],
      when: onlySupervisorEdits,
      unless: 'supervisor',
      say: 'onlySupervisor',
    },
  ],
} as const satisfies FormInput<typeof userFields>;
