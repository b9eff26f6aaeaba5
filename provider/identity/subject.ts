/** The parsed subject of a token: the person, and the school account that they act as. */
export interface Subject {
  readonly sub: string;
  /** The id of the alias; `SUPPORTO:` and a username for the provider's staff; the uid for a school account. */
  readonly person: string;
  readonly uid: string;
  readonly customerCode: string;
  readonly userType: 'PEOPLE' | 'ALIAS' | 'SPID' | 'SUPPORT';
}

const SEPARATOR = '::';
/** Takes the place of the person for a school account entered with a digital identity. */
const SPID = 'SPID';
/** Prefix of a user name of the provider's staff; no alias begins with it. */
const SUPPORT = 'SUPPORTO:';

/** Builds a subject: `uid` for a school account, `person::uid` for an alias. */
export function subjectOf(uid: string, person?: string): Subject {
  return {
    sub: person === undefined ? uid : `${person}${SEPARATOR}${uid}`,
    person: person ?? uid,
    uid,
    customerCode: customerCodeOf(uid),
    userType: person === undefined ? 'PEOPLE' : 'ALIAS',
  };
}

/** Builds `SPID::uid`: a school account entered with a digital identity. */
export function spidSubject(uid: string): Subject {
  return { ...subjectOf(uid), sub: `${SPID}${SEPARATOR}${uid}`, userType: 'SPID' };
}

/** Builds `SUPPORTO:operator::uid`: a person of the provider who acts for a supervisor, with consent. */
export function supportSubject(uid: string, operator: string): Subject {
  return { ...subjectOf(uid, SUPPORT + operator), userType: 'SUPPORT' };
}

/** Returns the user name of a person of the provider who acts for somebody; undefined for everybody else. */
export const operatorOf = ({ person }: Pick<Subject, 'person'>): string | undefined =>
  person.startsWith(SUPPORT) ? person.slice(SUPPORT.length) : undefined;

/** Parses the `sub` of a token. */
export function readSubject(sub: string): Subject {
  const at = sub.lastIndexOf(SEPARATOR);
  if (at === -1) return subjectOf(sub);
  const [person, uid] = [sub.slice(0, at), sub.slice(at + SEPARATOR.length)];
  if (person === SPID) return spidSubject(uid);
  const operator = operatorOf({ person });
  return operator === undefined ? subjectOf(uid, person) : supportSubject(uid, operator);
}

/** Returns the customer code in a uid: the part after the last dot, in capitals. */
export function customerCodeOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1).toUpperCase();
}
