import type { Session } from '../contract/session/session';
import type { OperatorSession } from '../contract/staff/operator';
import { sessionWithoutSchool } from '../src/session/sessionWithoutSchool';

/**
 * Converts an operator's session to the format of the engine: without a school, and without rights outside the staff's
 * own table.
 */
export const sessionOf = ({ who, name, now }: OperatorSession): Session =>
  sessionWithoutSchool({ username: who, name, roles: ['operator'], now });
