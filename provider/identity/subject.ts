/** The subject of a token, taken apart: who the person is and as which school account they act. */
export interface Subject {
  readonly sub: string;
  /** The person of an alias, `SUPPORTO:` and the name of somebody of the provider, or the uid again. */
  readonly person: string;
  readonly uid: string;
  readonly customerCode: string;
  readonly userType: 'PEOPLE' | 'ALIAS' | 'SPID' | 'SUPPORT';
}

const SEPARATOR = '::';
/** In the place of the person: a school account that was entered by a digital identity. */
const SPID = 'SPID';
/** Before the user name of somebody of the provider; no alias begins with it. */
const SUPPORT = 'SUPPORTO:';

/** `uid` for a school account, `person::uid` for an alias. */
export function subjectOf(uid: string, person?: string): Subject {
  return {
    sub: person === undefined ? uid : `${person}${SEPARATOR}${uid}`,
    person: person ?? uid,
    uid,
    customerCode: customerCodeOf(uid),
    userType: person === undefined ? 'PEOPLE' : 'ALIAS',
  };
}

/** `SPID::uid`: the person of a school account, by their digital identity. */
export function spidSubject(uid: string): Subject {
  return { ...subjectOf(uid), sub: `${SPID}${SEPARATOR}${uid}`, userType: 'SPID' };
}

/** `SUPPORTO:operator::uid`: somebody of the provider who operates for a supervisor, with consent. */
export function supportSubject(uid: string, operator: string): Subject {
  return { ...subjectOf(uid, SUPPORT + operator), userType: 'SUPPORT' };
}

/** The user name of somebody of the provider who operates so; undefined of everybody else. */
export const operatorOf = ({ person }: Pick<Subject, 'person'>): string | undefined =>
  person.startsWith(SUPPORT) ? person.slice(SUPPORT.length) : undefined;

/** Reads a subject back from the `sub` of a token. */
export function readSubject(sub: string): Subject {
  const at = sub.lastIndexOf(SEPARATOR);
  if (at === -1) return subjectOf(sub);
  const [person, uid] = [sub.slice(0, at), sub.slice(at + SEPARATOR.length)];
  if (person === SPID) return spidSubject(uid);
  const operator = operatorOf({ person });
  return operator === undefined ? subjectOf(uid, person) : supportSubject(uid, operator);
}

/** The school of a uid: what follows the last dot, in capitals. */
export function customerCodeOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1).toUpperCase();
}
