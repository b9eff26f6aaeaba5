/** How the archive of a supplier is known by the names of what is in it. Names are compared without folders and case. */
export interface Recogniser {
  readonly supplier: string;
  /** It is theirs when something is named so. */
  readonly known: RegExp;
  /** What the transfer needs: what people call it, and how its file is named. */
  readonly needs: readonly { readonly table: string; readonly named: RegExp }[];
  /** The first group is the year in which a school year begins, in a name with its folders. */
  readonly year: RegExp;
}

/**
 * Suppliers publish no description of their archives, and none was seen: these names are guesses, to be put right with
 * the first real archive of each. A supplier is added by a line here and an archive in the test.
 * What nobody recognises may be sent all the same.
 */
export const recognisers: readonly Recogniser[] = [
  {
    supplier: 'Axios',
    known: /^(axios|sissi)[\w.-]*\.(bak|fdb|gdb|mdb)$/,
    needs: [{ table: 'archivio', named: /\.(bak|fdb|gdb|mdb)$/ }],
    year: /(20\d\d)/,
  },
  {
    supplier: 'Spaggiari',
    known: /^(spg|spaggiari|infoschool)[_-][\w.-]+\.(csv|xml|txt)$/,
    needs: [
      { table: 'alunni', named: /alunni/ },
      { table: 'classi', named: /classi/ },
    ],
    year: /(20\d\d)[_-]?(?:20)?\d\d/,
  },
  {
    supplier: 'Nuvola',
    known: /^(nuvola|madisoft)[_-][\w.-]+\.(csv|json|xlsx)$/,
    needs: [
      { table: 'alunni', named: /alunni|studenti/ },
      { table: 'classi', named: /classi/ },
    ],
    year: /(20\d\d)[_-](?:20)?\d\d/,
  },
];
