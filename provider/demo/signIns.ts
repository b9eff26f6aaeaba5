import { applicationCodes } from '../../contract/constants';
import type { DemoGroup, Job } from './jobs';

/** An account that every special school of the demo has, by its username. */
export interface NamedSignIn {
  readonly username: string;
  readonly job: Job;
  readonly enabled: boolean;
  /** Administrative groups, in addition to those of the job. */
  readonly groups: readonly DemoGroup[];
}

const administrative = (cn: string): DemoGroup => ({ ac: applicationCodes.administration, cn });

export const supervisorSignIn: NamedSignIn = {
  username: 'supervisor',
  job: 'office',
  enabled: true,
  groups: [administrative('Member_admins')],
};

/**
 * The accounts of every special school. With the customer code they are supervisor.SG10001, gestore.SG10001 and so on.
 */
export const namedSignIns: readonly NamedSignIn[] = [
  supervisorSignIn,
  { username: 'gestore', job: 'teacher', enabled: true, groups: [administrative('GestDocenti')] },
  { username: 'docente', job: 'teacher', enabled: true, groups: [] },
  { username: 'disabilitato', job: 'teacher', enabled: false, groups: [] },
];

/** Generic accounts shared by several people; they can never be designated head or director. */
export const genericAccounts = ['dirigente', 'dsga', 'ds', 'preside'] as const;

/** One person with an identity of her own (ArgoID) and an account in each of two schools. */
export const demoAlias = {
  person: '0b8f6f52-6f0e-4c55-9f0a-6d6172696162',
  email: 'maria.bianchi@example.org',
  sn: 'Bianchi',
  cn: 'Maria',
  dataNascita: '1979-05-14',
  sesso: 'F',
  comune: 'L378',
  username: 'bianchi.maria',
  schools: ['SG10001', 'SG10002'],
  /** A disabled account in another school: linked to her identity, but she cannot use it. */
  closed: { customerCode: 'SG10003', username: 'disabilitato' },
  /** The school of a further account, which her identity is offered to link. */
  alike: 'SG10004',
} as const;

/** The sign-ins that `npm start` suggests to a newcomer: the username, and the person. */
export const signInsToTry: readonly { readonly signIn: string; readonly who: string }[] = [
  { signIn: 'supervisor.SG10001', who: 'the supervisor of a state institute with every licence' },
  { signIn: 'gestore.SG10001', who: 'a teacher-manager: users, but no licences' },
  { signIn: 'docente.SG10001', who: 'a teacher' },
  { signIn: 'disabilitato.SG10001', who: 'a disabled account' },
  { signIn: 'supervisor.SG10002', who: 'a lead school without the pupils and staff licences' },
  { signIn: 'supervisor.SG10003', who: 'a school that is being merged into SG10004' },
  { signIn: 'supervisor.SP20001', who: 'a private school' },
  { signIn: 'supervisor.SG19999', who: '10,000 users' },
  { signIn: demoAlias.email, who: 'one person with accounts in SG10001 and SG10002' },
];
