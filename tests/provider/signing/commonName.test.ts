import { expect, it } from 'vitest';
import { commonNameIn } from '../../../provider/signing/certificates/name';

it.each([
  ['CN=Mario Rossi, O=Liceo, C=IT', 'Mario Rossi'],
  // As most Italian certificates have it: the most particular part is not the name.
  ['dnQualifier=20261, CN=ROSSI MARIO, serialNumber=TINIT-RSSMRA80A01H501U, C=IT', 'ROSSI MARIO'],
  ['CN=Rossi\\, Mario, C=IT', 'Rossi, Mario'],
  // A value cannot pass for a name: what would begin one is written with a stroke before it.
  ['O=Ente\\, CN\\=Altro, C=IT', 'O=Ente\\, CN\\=Altro, C=IT'],
  ['', ''],
])('the common name in %j is %j', (name, common) => {
  expect(commonNameIn(name)).toBe(common);
});
