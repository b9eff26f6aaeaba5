import { userPageSize, userPageSizes } from '../../../contract/constants';
import { dsgaRead, dsRead } from '../../../contract/endpoints/offices';
import {
  userCreate,
  userDisable,
  userRead,
  usersDisable,
  usersEnable,
  usersFind,
  userUpdate,
} from '../../../contract/endpoints/users';
import { importedUser } from '../../../contract/entities/importedUser';
import {
  disableRules,
  enableRules,
  lockedAfterLogin,
  onlySupervisorEdits,
  selectable,
  userFields,
} from '../../../contract/entities/user';
import { userFilterFields, userFilterWhere } from '../../../contract/entities/userFilter';
import { defineResource } from '../../engine/declaration/defineResource';

const notPrivate = { privateSchool: { not: true } } as const;

/** The users of a school: the list at /user, each with an address of their own below it. */
export const users = defineResource('user', {
  fields: userFields,
  key: 'uid',
  title: 'labelNomeCognome',
  path: '/user',
  can: {
    list: ['user', 'list'],
    read: ['user', 'read'],
    create: ['user', 'create'],
    update: ['user', 'update'],
  },
  wire: {
    scope: { customerCode: { mine: 'customerCode' } },
    list: { endpoint: usersFind, answers: 'whole' },
    read: { endpoint: userRead },
    update: {
      endpoint: userUpdate,
      names: { cognome: 'sn', nome: 'cn', codiceFiscale: 'codicefiscale' },
    },
    create: {
      endpoint: userCreate,
      names: { cognome: 'sn', nome: 'cn', codiceFiscale: 'codicefiscale', stato: 'status' },
    },
  },
  list: {
    columns: [
      { field: 'uid', priority: 1, width: 22 },
      { field: 'labelNomeCognome', priority: 1, width: 19 },
      { field: 'email', priority: 2, width: 23 },
      { field: 'codicefiscale', priority: 3, width: '19ch' },
      { field: 'status', priority: 1, width: '8ch', icons: { on: 'on', off: 'off' } },
      {
        field: 'spidEnabled',
        priority: 3,
        width: '8ch',
        icons: { on: 'identity', off: 'none' },
        shown: notPrivate,
      },
      {
        field: 'dataScadenza',
        priority: 2,
        width: '12ch',
        // What has passed; today has not (decision Q-032). So for the last access.
        tone: [
          { when: { dataScadenza: { before: { today: {} } } }, as: 'bad', say: 'expired' },
          {
            when: { dataScadenza: { before: { today: { months: 1, days: 1 } } } },
            as: 'warn',
            say: 'expiring',
          },
        ],
      },
      {
        field: 'lastLogin',
        priority: 2,
        width: '14ch',
        tone: [{ when: { lastLogin: { before: { midnight: {} } } }, as: 'bad' }],
      },
    ],
    sort: 'uid',
    search: ['uid', 'cn', 'sn', 'labelNomeCognome', 'email', 'codicefiscale', 'dataScadenza', 'lastLogin'],
    filters: {
      of: userFilterFields,
      where: userFilterWhere,
      show: [
        { field: 'stato' },
        { field: 'spidEnabled', shown: notPrivate },
        { field: 'ultimoAccesso' },
        { field: 'scadenza' },
      ],
      on: [
        { field: 'uid' },
        { field: 'sn' },
        { field: 'cn' },
        { field: 'email' },
        { field: 'codicefiscale' },
        { field: 'dataScadenza' },
        { field: 'lastLogin' },
        { field: 'primoAccesso' },
      ],
    },
    pageSizes: userPageSizes,
    pageSize: userPageSize,
    selectable: { where: selectable, say: "L'utenza supervisor della scuola non si può selezionare" },
    marks: [
      { at: 'labelNomeCognome', text: 'DS', endpoint: dsRead, key: (answer) => answer.ds?.uidDs },
      { at: 'labelNomeCognome', text: 'DSGA', endpoint: dsgaRead, key: (answer) => answer.dsga?.uidDsga },
    ],
  },
  import: {
    can: ['user', 'import'],
    rows: importedUser,
    called: {
      uid: ['Utente', 'Nome utente', 'Username', 'User', 'Login', 'Account'],
      sn: ['Cognome', 'Surname', 'Last name', 'Family name'],
      cn: ['Nome', 'Name', 'First name', 'Given name'],
      codicefiscale: [
        'Codice fiscale',
        'Cod. fiscale',
        'Cod. fisc.',
        'C.F.',
        'CF',
        'Tax code',
        'Fiscal code',
      ],
      email: ['E-mail', 'Email', 'Mail', 'Posta elettronica', 'Indirizzo e-mail', 'E-mail address'],
      dataNascita: ['Data di nascita', 'Data nascita', 'Nato il', 'Nata il', 'Date of birth', 'Birth date'],
      dataScadenza: ['Scadenza', 'Data scadenza', 'Scadenza utenza', 'Expiry', 'Expiry date'],
    },
  },
  form: {
    inputs: ['sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'dataScadenza', 'accessibility'],
    create: {
      inputs: [
        'username',
        'sn',
        'cn',
        'codicefiscale',
        'email',
        'dataNascita',
        'dataScadenza',
        'accessibility',
      ],
      defaults: { status: true },
    },
    capitals: ['codicefiscale'],
    locked: [
      { fields: lockedAfterLogin, when: { lastLogin: { empty: false } }, say: 'afterLogin' },
      {
        fields: ['sn', 'cn', 'codicefiscale', 'email', 'dataNascita', 'dataScadenza', 'accessibility'],
        when: onlySupervisorEdits,
        unless: 'supervisor',
        say: 'onlySupervisor',
      },
    ],
  },
  actions: {
    enable: {
      on: ['row', 'bulk'],
      can: ['user', 'enable'],
      icon: 'enable',
      offered: { status: { not: true } },
      rules: enableRules,
      set: { status: true },
      many: { endpoint: usersEnable, ids: 'uids', exactly: 'exactly' },
      steps: [{ confirm: 'review' }, { confirm: 'last' }],
    },
    disable: {
      on: ['row', 'bulk'],
      can: ['user', 'disable'],
      icon: 'disable',
      tone: 'danger',
      offered: { status: true },
      rules: disableRules,
      set: { status: false },
      many: { endpoint: usersDisable, ids: 'uids', exactly: 'exactly' },
      one: userDisable,
      steps: [{ ask: 'reset' }, { confirm: 'review' }],
      says: [400, 500],
    },
  },
});
