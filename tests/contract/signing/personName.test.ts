import { expect, it } from 'vitest';
import { commonNameIn } from '../../../contract/signing/personName';

it.each([
  ['CN=Mario Rossi, O=Liceo, C=IT', 'Mario Rossi'],
  // As in most Italian certificates: the most specific RDN is not the name.
  ['dnQualifier=20261, CN=ROSSI MARIO, serialNumber=TINIT-RSSMRA80A01H501U, C=IT', 'ROSSI MARIO'],
  ['CN=Rossi\\, Mario, C=IT', 'Rossi, Mario'],
  // A value cannot pass for a name: characters that would begin one are escaped with a backslash.
  ['O=Ente\\, CN\\=Altro, C=IT', 'Ente, CN=Altro'],
  ['SN=Rossi, GN=Mario, C=IT', 'Mario Rossi'],
  ['CN=RSSMRA80A01H501U/1234567890.abc, SN=Rossi, GN=Mario', 'Mario Rossi'],
  ['C=IT', 'C=IT'],
  ['', ''],
])('the name in %j is %j', (name, common) => {
  expect(commonNameIn(name)).toBe(common);
});
