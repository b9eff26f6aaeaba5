/** The users that every peer shows: the answer of the provider for the large demo school, served as a file. */
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

/** The columns of every peer, in order; the list of ours has these and more. */
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

/** What a click on the head of a column makes of the order. */
export const next = (before: Sort, field: keyof User): Sort => ({
  field,
  descending: before.field === field && !before.descending,
});

/** Orders users as an Italian reader does. */
export const by =
  ({ field, descending }: Sort) =>
  (a: User, b: User): number => {
    const order = italian.compare(String(a[field] ?? ''), String(b[field] ?? ''));
    return descending ? -order : order;
  };

/** Whether a user has the words in any text. */
export function hasWords(user: User, words: string): boolean {
  const wanted = words.toLowerCase();
  return columns.some((name) =>
    String(user[name] ?? '')
      .toLowerCase()
      .includes(wanted),
  );
}
