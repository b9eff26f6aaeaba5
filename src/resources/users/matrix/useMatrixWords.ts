import { useMemo } from 'react';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import type { RoleOptions } from '../roles/useRoleCatalogue';

/** Placeholder kept in a sentence that is translated without its value. */
const NAME = '%{name}';
const ROLES = '%{roles}';

/** Returns the words of the matrix, translated once for all rows: it has a cell for each application of each person. */
export function useMatrixWords({ applications }: Pick<RoleOptions, 'applications'>) {
  const say = useSay();
  const sentence = useSentence();
  return useMemo(() => {
    const empty = say('roles.matrix.empty');
    const likeRow = say('roles.matrix.likeRow');
    const cells = new Map(
      applications.map(({ ac, description }) => [ac, say('roles.matrix.cell', { application: description })]),
    );
    return {
      like: say('roles.matrix.like'),
      disabled: say('roles.matrix.disabled'),
      /** Translates a sentence of the contract. */
      sentence,
      likeOf: (name: string) => likeRow.replace(NAME, () => name),
      /** @param roles empty if there are none */
      cell: (ac: string, name: string, roles: string) =>
        (cells.get(ac) ?? '').replace(ROLES, () => roles || empty).replace(NAME, () => name),
    };
  }, [say, sentence, applications]);
}

export type MatrixWords = ReturnType<typeof useMatrixWords>;
