import { saveFile } from '../../src/ui/files/saveFile';

/** The columns of a file, and an example of a line of it. */
const columns = {
  customerCode: 'SG10001',
  codMin: 'RMIC800001',
  name: 'Istituto Verdi',
  city: 'Roma',
  privateSchool: 'no',
  mail: 'scuola@example.org',
  licences: 'WWA NCV:2027-08-31',
  contracts: 'S:2026',
  supervisorSn: 'Bianchi',
  supervisorCn: 'Anna',
  supervisorEmail: 'anna@example.org',
};

/** Brings a file to begin with to the disk. */
export const saveExample = (): void =>
  saveFile(
    'scuole.csv',
    `${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n`,
    'text/csv',
  );
