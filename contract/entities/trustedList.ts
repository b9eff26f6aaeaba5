import { fields, type RecordOf } from '../fields';
import { wholeNumber } from '../wholeNumber';

/** A time in which an authority was qualified. */
const stretchFields = fields({
  from: { kind: 'instant', required: true },
  until: { kind: 'instant', about: 'absent while it lasts' },
});

/** An authority in a trusted list that issues, or issued, qualified certificates for signatures. */
export const listedAuthorityFields = fields({
  certificate: { kind: 'text', required: true, max: 20_000, about: 'DER in base64' },
  name: { kind: 'text', required: true, max: 1000 },
  stretches: {
    kind: 'list',
    required: true,
    max: 100,
    of: { kind: 'record', required: true, of: stretchFields },
  },
});

export type Stretch = RecordOf<typeof stretchFields>;
export type ListedAuthority = RecordOf<typeof listedAuthorityFields>;

/** A trusted list (ETSI TS 119 612), as much as is kept of it. */
export const trustedListFields = fields({
  territory: { kind: 'text', required: true, max: 100 },
  sequence: { ...wholeNumber, required: true, min: 1, about: 'which issue of the list it is' },
  issuedAt: { kind: 'instant', required: true },
  nextUpdate: { kind: 'instant', about: 'when the next issue is due' },
  signer: {
    kind: 'text',
    required: true,
    max: 20_000,
    about: 'the certificate that signed it, DER in base64',
  },
  authorities: {
    kind: 'list',
    required: true,
    max: 2000,
    of: { kind: 'record', required: true, of: listedAuthorityFields },
  },
});

export type TrustedListKept = RecordOf<typeof trustedListFields>;
