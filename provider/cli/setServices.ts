import { preservationSet } from '../../contract/endpoints/preservation';
import { spidRequestSet } from '../../contract/endpoints/spidRequests';
import { spidRequestStates } from '../../contract/entities/spidRequest';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

type Command = (args: readonly string[], access: () => OperatorAccess) => Promise<string>;

/** `preservation open`: gives a school the licence and lets it begin. @returns what to print */
export const openPreservation: Command = async (args, access) => {
  const { school } = read('preservation open', args);
  await operatorCommand(access(), preservationSet.path, { customerCode: school, azione: 'apri' });
  return `${school} can now activate digital preservation.`;
};

/** `preservation configure`: says that the service of a school works. @returns what to print */
export const configurePreservation: Command = async (args, access) => {
  const { school } = read('preservation configure', args);
  await operatorCommand(access(), preservationSet.path, { customerCode: school, azione: 'configura' });
  return `The preservation service of ${school} is at work.`;
};

/** `spid set`: says how far the request of a school is. @returns what to print */
export const setSpidRequest: Command = async (args, access) => {
  const { school, status } = read('spid set', args);
  if (!status) throw new UsageError(`spid set needs --status: one of ${spidRequestStates.join(', ')}.`);
  await operatorCommand(access(), spidRequestSet.path, { customerCode: school, statusRichiesta: status });
  return `The SPID request of ${school} is now ${status}.`;
};

/** `spid approve`: the agency has approved the request of a school. @returns what to print */
export const approveSpidRequest: Command = (args, access) =>
  setSpidRequest([...args, '--status', 'APPROVATA'], access);

function read(command: string, args: readonly string[]): { school: string; status: string | undefined } {
  const { school, status } = optionsOf(args, { school: { type: 'string' }, status: { type: 'string' } });
  if (!school) throw new UsageError(`${command} needs --school.`);
  return { school, status };
}
