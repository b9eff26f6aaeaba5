/** Rules that recognise the archive of a supplier by its file names, compared without folders and case. */
export interface Recogniser {
  readonly supplier: string;
  /** Matches a file name that only this supplier's archives have. */
  readonly known: RegExp;
  /** Tables needed for the transfer: the name for people, and the pattern of the file name. */
  readonly needs: readonly { readonly table: string; readonly named: RegExp }[];
  /** Matches a name with its folders; the first group is the year in which a school year begins. */
  readonly year: RegExp;
}

/**
 * Suppliers publish no description of their archives, and we have seen none: these names are guesses, to be corrected
 * with the first real archive of each. To add a supplier, add a line here and an archive in the test. Archives that are
 * not recognised may be sent all the same.
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
