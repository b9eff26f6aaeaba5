import {
  operatorClientCreate,
  operatorClientDisable,
  operatorClientList,
  operatorClientRotate,
} from '../../contract/staff/endpoints/clients';
import {
  operatorCreate,
  operatorDisable,
  operatorEnable,
  operatorInvite,
  operatorList,
  operatorRoleSet,
} from '../../contract/staff/endpoints/people';

import type { DeclaredCommand } from './declaredCommand';
import { platformCommands } from './platformCommands';
import { platformListCommands } from './platformListCommands';

interface Invitation {
  readonly username: string;
  readonly link: string;
  readonly expiresAt: string;
}
const invitation = ({ username, link, expiresAt }: Invitation) =>
  `${username} chooses password and second factor at this address, once, until ${expiresAt}:\n${link}`;

const programSecret = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) =>
  `OPERATOR_CLIENT_ID=${clientId}\nOPERATOR_CLIENT_SECRET=${clientSecret}`;

/** The declared commands, by their words on the command line. */
export const declaredCommands: Readonly<Record<string, DeclaredCommand>> = {
  'create-operator': {
    endpoint: operatorCreate,
    about:
      '--username rossi --name "Anna Rossi" --role support: makes a person of the provider; prints the link of the first access. Roles: readOnly, support, commercial, administrator; without one, the first person is administrator and every other one readOnly',
    tell: invitation,
  },
  'invite-operator': {
    endpoint: operatorInvite,
    about: '--username rossi: a new first access, for a lost password or phone; what was there before ends',
    tell: invitation,
  },
  'disable-operator': {
    endpoint: operatorDisable,
    about: '--username rossi: ends the access of a person, at once',
  },
  'enable-operator': {
    endpoint: operatorEnable,
    about:
      '--username rossi: gives a disabled person access again, with password and second factor of before',
  },
  'set-operator-role': {
    endpoint: operatorRoleSet,
    about: '--username rossi --role commercial: another role, from the next call on',
  },
  'list-operators': { endpoint: operatorList, about: 'the people of the provider' },
  'create-client': {
    endpoint: operatorClientCreate,
    about:
      '--name "CRM" --scopes "platformSchool:read platformSchool:write": makes a program; prints its secret, once (--schools SG10001: bound to these)',
    tell: programSecret,
  },
  'disable-client': {
    endpoint: operatorClientDisable,
    about: '--clientId ID: ends the access of a program, at once',
  },
  'rotate-client': {
    endpoint: operatorClientRotate,
    about: '--clientId ID: a new secret, printed once; the one before ends at once',
    tell: programSecret,
  },
  ...platformCommands,
  ...platformListCommands,
  'list-clients': { endpoint: operatorClientList, about: 'the programs of the provider' },
};

/** The help text about the declared commands. */
export const declaredHelp = Object.entries(declaredCommands)
  .map(([name, { about }]) => `  npm run operator -- ${name}\n      ${about}`)
  .join('\n');
