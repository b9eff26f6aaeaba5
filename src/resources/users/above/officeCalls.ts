import { dsgaRead, dsgaWrite, dsRead, dsWrite } from '../../../../contract/offices/endpoints';
import type { Ds, Dsga, Office } from '../../../../contract/offices/office';

/** Holder of an office, in a common shape. */
export interface Holder {
  readonly uid: string;
  readonly name: string;
  readonly taxCode: string;
}

interface Calls {
  readonly read: typeof dsRead | typeof dsgaRead;
  readonly write: typeof dsWrite | typeof dsgaWrite;
  /** Reads the holder from a response; undefined if the office is vacant. */
  readonly holder: (answer: unknown) => Holder | undefined;
}

/** Calls of each office. */
export const officeCalls: Readonly<Record<Office, Calls>> = {
  DS: {
    read: dsRead,
    write: dsWrite,
    holder: (answer) => {
      const { uidDs, nomeDs, cognomeDs, codiceFiscaleDs } = (answer ?? {}) as Partial<Ds>;
      return uidDs
        ? { uid: uidDs, name: `${nomeDs} ${cognomeDs}`, taxCode: codiceFiscaleDs ?? '' }
        : undefined;
    },
  },
  DSGA: {
    read: dsgaRead,
    write: dsgaWrite,
    holder: (answer) => {
      const { uidDsga, nomeDsga, cognomeDsga, codiceFiscaleDsga } = (answer ?? {}) as Partial<Dsga>;
      return uidDsga
        ? { uid: uidDsga, name: `${nomeDsga} ${cognomeDsga}`, taxCode: codiceFiscaleDsga ?? '' }
        : undefined;
    },
  },
};
