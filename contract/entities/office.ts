import { fields, type RecordOf } from '../fields';

/** The school head, as the specification's call answers it. */
export const dsFields = fields({
  uidDs: { kind: 'text', required: true },
  nomeDs: { kind: 'text', required: true, privacy: 'personal' },
  cognomeDs: { kind: 'text', required: true, privacy: 'personal' },
  codiceFiscaleDs: { kind: 'text', required: true, privacy: 'personal' },
});

/** The administrative director, likewise. */
export const dsgaFields = fields({
  uidDsga: { kind: 'text', required: true },
  nomeDsga: { kind: 'text', required: true, privacy: 'personal' },
  cognomeDsga: { kind: 'text', required: true, privacy: 'personal' },
  codiceFiscaleDsga: { kind: 'text', required: true, privacy: 'personal' },
});

export type Ds = RecordOf<typeof dsFields>;
export type Dsga = RecordOf<typeof dsgaFields>;
