/** The users that every peer shows: the response of the provider for the large demo school, served as a file. */
export interface User {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly codicefiscale: string;
  readonly status?: boolean | null;
  readonly lastLogin?: string | null;
  readonly dataScadenza?: string | null;
}

/** The columns of every peer, in order; our list has these and more. */
export const columns = [
  'uid',
  'sn',
  'cn',
  'email',
  'codicefiscale',
  'status',
  'lastLogin',
  'dataScadenza',
] as const satisfies (keyof User)[];

export const fetchUsers = (): Promise<User[]> => fetch('/users.json').then((answer) => answer.json());

const italian = new Intl.Collator('it');

export interface Sort {
  readonly field: keyof User;
  readonly descending: boolean;
}

/** The sort order after a click on a column header. */
export const next = (before: Sort, field: keyof User): Sort => ({
  field,
  descending: before.field === field && !before.descending,
});

/** Sorts users by Italian collation. */
export const by =
  ({ field, descending }: Sort) =>
  (a: User, b: User): number => {
    const order = italian.compare(String(a[field] ?? ''), String(b[field] ?? ''));
    return descending ? -order : order;
  };

/** Reports whether any text of a user contains the words. */
export function hasWords(user: User, words: string): boolean {
  const wanted = words.toLowerCase();
  return columns.some((name) =>
    String(user[name] ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}
