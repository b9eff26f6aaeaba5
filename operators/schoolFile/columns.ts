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

/** A file to begin with. */
export const exampleFile = (): Blob =>
  new Blob([`${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n`], {
    type: 'text/csv',
  });

/** Brings it to the disk. */
export function saveExample(): void {
  const address = URL.createObjectURL(exampleFile());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'scuole.csv';
  link.click();
  URL.revokeObjectURL(address);
}
