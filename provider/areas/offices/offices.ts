import { dsgaRead, dsgaWrite, dsRead, dsWrite, officeTerms } from '../../../contract/offices/endpoints';
import type { Ds, Dsga } from '../../../contract/offices/office';
import { type Holder, readHolder } from '../../db/officeHolder';
import { implement } from '../../http/call';
import { nameHolder } from './nameHolder';
import { readTerms } from './officeStore';

const dsOf = ({ uid, cn, sn, codice_fiscale }: Holder): Ds => ({
  uidDs: uid,
  nomeDs: cn,
  cognomeDs: sn,
  codiceFiscaleDs: codice_fiscale ?? '',
});

const dsgaOf = ({ uid, cn, sn, codice_fiscale }: Holder): Dsga => ({
  uidDsga: uid,
  nomeDsga: cn,
  cognomeDsga: sn,
  codiceFiscaleDsga: codice_fiscale ?? '',
});

/** Implementations of the calls about the holders of a school's offices. */
export const offices = [
  implement(dsRead, async ({ tx }, { params }) => {
    const holder = await readHolder(tx, params.customerCode, 'DS');
    return holder ? dsOf(holder) : null;
  }),
  implement(dsgaRead, async ({ tx }, { params }) => {
    const holder = await readHolder(tx, params.customerCode, 'DSGA');
    return holder ? dsgaOf(holder) : null;
  }),
  implement(dsWrite, async (call, { body }) => dsOf(await nameHolder(call, 'DS', body))),
  implement(dsgaWrite, async (call, { body }) => dsgaOf(await nameHolder(call, 'DSGA', body))),
  implement(officeTerms, ({ tx }, { params }) => readTerms(tx, params.customerCode)),
];
