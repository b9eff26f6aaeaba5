import type { Session } from '../../contract/session/session';
import { sessionWithoutSchool } from '../../src/session/sessionWithoutSchool';

/** Returns the session of a signed-in person. */
export const sessionOf = (username: string): Session =>
  sessionWithoutSchool({ username, name: username, roles: [], now: new Date().toISOString() });
