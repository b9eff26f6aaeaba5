import { saveTable, type TableFormat } from '../../src/ui/tableFile/saveTable';

/** Columns of a file with the values of an example row. */
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

/** Saves a template file. */
export const saveExample = (format: TableFormat): Promise<void> =>
  saveTable(
    'scuole',
    {
      name: 'Scuole',
      columns: Object.keys(columns).map((label) => ({ label, type: 'text' })),
      rows: [Object.values(columns)],
    },
    format,
  );
