import { preservationSet } from '../../contract/preservation/endpoints';
import { spidRequestSet } from '../../contract/spid/endpoints';
import { spidRequestStates } from '../../contract/spid/spidRequest';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

const text = { type: 'string' } as const;
const contactOptions = { name: text, taxCode: text, title: text, position: text, telephone: text } as const;

type Command = (args: readonly string[], access: () => OperatorAccess) => Promise<string>;

/** `preservation open`: gives a school the licence and lets it start. @returns what to print */
export const openPreservation: Command = async (args, access) => {
  const { school } = read('preservation open', args, {});
  await operatorCommand(access(), preservationSet.path, { customerCode: school, azione: 'apri' });
  return `${school} can now activate digital preservation.`;
};

/** `preservation configure`: marks the service of a school as active. @returns what to print */
export const configurePreservation: Command = async (args, access) => {
  const { school } = read('preservation configure', args, {});
  await operatorCommand(access(), preservationSet.path, { customerCode: school, azione: 'configura' });
  return `The preservation service of ${school} is at work.`;
};

/** `spid set`: sets the state of a school's request. @returns what to print */
export const setSpidRequest: Command = async (args, access) => {
  const { school, status, ...person } = read('spid set', args, { status: text, ...contactOptions });
  if (!status) throw new UsageError(`spid set needs --status: one of ${spidRequestStates.join(', ')}.`);
  return moveSpidRequest(access, school, status, person);
};

/** `spid approve`: records that the agency has approved the request of a school. @returns what to print */
export const approveSpidRequest: Command = async (args, access) => {
  const { school, ...person } = read('spid approve', args, contactOptions);
  return moveSpidRequest(access, school, 'APPROVATA', person);
};

async function moveSpidRequest(
  access: () => OperatorAccess,
  school: string,
  status: string,
  person: Parameters<typeof contactOf>[0],
): Promise<string> {
  const body = { customerCode: school, statusRichiesta: status, ...contactOf(person) };
  await operatorCommand(access(), spidRequestSet.path, body);
  return `The SPID request of ${school} is now ${status}.`;
}

function read<const O extends Readonly<Record<string, typeof text>>>(
  command: string,
  args: readonly string[],
  more: O,
) {
  const found = optionsOf(args, { school: text, ...more }) as Partial<Record<keyof O | 'school', string>>;
  const { school } = found;
  if (!school) throw new UsageError(`${command} needs --school.`);
  return { ...found, school };
}

/** Reads the school's contact person for the request, as far as it is given. */
const contactOf = (
  given: Partial<Record<'name' | 'taxCode' | 'title' | 'position' | 'telephone', string>>,
) => ({
  ...(given.name && { nomeCognomeSoggettoReferente: given.name }),
  ...(given.taxCode && { codiceFiscaleSoggettoReferente: given.taxCode }),
  ...(given.title && { titoloSoggettoReferente: given.title }),
  ...(given.position && { qualificaSoggettoReferente: given.position }),
  ...(given.telephone && { telSoggettoReferente: given.telephone }),
});
