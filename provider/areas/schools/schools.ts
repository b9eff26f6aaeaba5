import { schoolRead } from '../../../contract/schools/endpoints';
import { type Implementation, implement } from '../../http/call';
import { register } from './register';
import { readSchool } from './schoolStore';
import { update } from './update';

const read = implement(schoolRead, async (call, { params: { customerCode } }) => {
  const { school, version } = await readSchool(call.tx, customerCode);
  call.version(version);
  return school;
});

/** Implementations of the calls about the school's own record. */
export const schools: readonly Implementation[] = [read, update, register];
