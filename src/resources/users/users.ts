import { userPageSize, userPageSizes } from '../../../contract/constants';
import * as usersMessages from '../../../contract/messages/it/users';
import { dsgaRead, dsRead } from '../../../contract/offices/endpoints';
import { applicationsOfSchool } from '../../../contract/roles/endpoints';
import {
  userCreate,
  userDelete,
  userDisable,
  userRead,
  usersDisable,
  usersEnable,
  usersFind,
  userUpdate,
} from '../../../contract/users/endpoints';
import { importedUser, importedUserColumns } from '../../../contract/users/importedUser';
import { deleteRules, disableRules, enableRules, selectable, userFields } from '../../../contract/users/user';
import { userFilterFields, userListMeans, userSearch } from '../../../contract/users/userFilter';
import { payloadNames } from '../../../contract/users/writtenUser';
import { answeredKey, answeredValues } from '../../engine/declaration/answered';
import { defineResource } from '../../engine/declaration/defineResource';
import { usersAbove } from './above/aboveUsers';
import { deletion } from './deletion';
import { enableSpid } from './enableSpid';
import { prepareLetters } from './letters/prepareLetters';
import { roleMatrix } from './matrix/roleMatrix';
import { renew } from './renewal';
import { resetOtp } from './resetOtp';
import { roleFilters } from './roleFilters';
import { rolesProcedure } from './roles/rolesProcedure';
import { sendCredentials } from './sendCredentials';
import { userForm } from './userForm';
import { userListActions } from './userWays';

const notPrivate = { privateSchool: { not: true } } as const;

/** The users of a school: the list at /user, each record at a path below it. */
export const users = defineResource('user', {
  fields: userFields,
  key: 'uid',
  title: 'labelNomeCognome',
  path: '/user',
  orderedBy: { labelNomeCognome: ['sn', 'cn'] },
  parts: {
    groups: {
      part: 'group',
      by: 'uid',
      ...answeredValues(applicationsOfSchool, { value: 'ac', label: 'description' }),
    },
  },
  recordedBy: { groups: () => import('./roles/RecordedRoles').then((file) => file.RecordedRoles) },
  show: ['uid', 'labelNomeCognome', 'lastLogin', 'anomaliaCodiceFiscale', 'credenziali'],
  can: {
    list: ['user', 'list'],
    read: ['user', 'read'],
    create: ['user', 'create'],
    update: ['user', 'update'],
    delete: ['user', 'delete'],
  },
  endpoints: {
    scope: { customerCode: { mine: 'customerCode' } },
    list: { endpoint: usersFind, answers: 'whole' },
    read: { endpoint: userRead },
    update: {
      endpoint: userUpdate,
      names: payloadNames,
    },
    create: {
      endpoint: userCreate,
      names: { ...payloadNames, stato: 'status' },
    },
    remove: { endpoint: userDelete },
  },
  removal: {
    rules: deleteRules,
    twice: true,
    effects: { signIn: 'deleted', mail: 'cancelled', permissions: 'withAccount', undo: 'never' },
  },
  list: {
    columns: [
      { field: 'uid', priority: 1, width: 23 },
      { field: 'labelNomeCognome', priority: 1, width: 21 },
      { field: 'email', priority: 2, width: 20 },
      { field: 'codicefiscale', priority: 3, width: '18.5ch' },
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
        width: '11ch',
        // An account expired if its day is in the past; today is not (decision Q-032). The same applies to the last
        // access.
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
        width: '11ch',
        tone: [{ when: { lastLogin: { before: { midnight: {} } } }, as: 'bad' }],
      },
      { field: 'groups', priority: 4, width: 16 },
      {
        field: 'credenziali',
        priority: 4,
        width: '13ch',
        optional: true,
        tone: [{ when: { credenziali: 'respinta' }, as: 'bad' }],
      },
      { field: 'dataInizio', priority: 4, width: '11ch', optional: true },
    ],
    sort: 'labelNomeCognome',
    search: userSearch,
    filters: {
      of: userFilterFields,
      means: userListMeans,
      show: [
        { field: 'stato' },
        { field: 'servizio' },
        { field: 'spidEnabled', shown: notPrivate },
        ...roleFilters,
        { field: 'anomalia', shown: notPrivate },
        { field: 'maiEntrato' },
        { field: 'credenziali' },
        { field: 'ultimoAccesso' },
        { field: 'scadenza' },
      ],
      on: [
        { field: 'uid' },
        { field: 'sn' },
        { field: 'cn' },
        { field: 'email' },
        { field: 'codicefiscale' },
        { field: 'dataInizio' },
        { field: 'dataScadenza' },
        { field: 'lastLogin' },
        { field: 'primoAccesso' },
      ],
    },
    pageSizes: userPageSizes,
    pageSize: userPageSize,
    selectable: { where: selectable, say: usersMessages.supervisorNotSelected },
    detail: true,
    above: usersAbove,
    listActions: userListActions,
    badges: [
      { at: 'labelNomeCognome', text: 'DS', ...answeredKey(dsRead, 'uidDs') },
      { at: 'labelNomeCognome', text: 'DSGA', ...answeredKey(dsgaRead, 'uidDsga') },
    ],
  },
  import: {
    can: ['user', 'import'],
    rows: importedUser,
    aliases: importedUserColumns,
  },
  form: userForm,
  procedures: { roles: rolesProcedure },
  pages: { matrice: roleMatrix },
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
    renew,
    enableSpid,
    sendCredentials,
    prepareLetters,
    resetOtp,
    delete: deletion,
  },
});
