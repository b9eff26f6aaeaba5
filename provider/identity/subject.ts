/** The subject of a token, taken apart: who the person is and as which school account they act. */
export interface Subject {
  readonly sub: string;
  /** The person of an alias, or the uid again. */
  readonly person: string;
  readonly uid: string;
  readonly customerCode: string;
  readonly userType: 'PEOPLE' | 'ALIAS' | 'SPID';
}

const SEPARATOR = '::';

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

/** Reads a subject back from the `sub` of a token. */
export function readSubject(sub: string): Subject {
  const at = sub.lastIndexOf(SEPARATOR);
  return at === -1 ? subjectOf(sub) : subjectOf(sub.slice(at + SEPARATOR.length), sub.slice(0, at));
}

/** The school of a uid: what follows the last dot, in capitals. */
export function customerCodeOf(uid: string): string {
  return uid.slice(uid.lastIndexOf('.') + 1).toUpperCase();
}
