import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { showDay } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import type { Invoice, InvoiceDocument, Party } from './readInvoice';

/** Displays an electronic invoice: supplier, customer, lines, VAT and total, as written in the file. */
export function InvoiceView({ invoice }: { readonly invoice: Invoice }) {
  const say = useSay();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <PartyView title={say('documents.check.invoice.supplier')} party={invoice.supplier} />
      <PartyView title={say('documents.check.invoice.customer')} party={invoice.customer} />
      {invoice.documents.map((document) => (
        <DocumentView key={`${document.number} ${document.date}`} document={document} />
      ))}
    </Box>
  );
}

function PartyView({ title, party }: { readonly title: string; readonly party: Party }) {
  const say = useSay();
  const { name, vat, taxCode, address } = party;
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <p>
        <strong>{name}</strong>
        {address && <br />}
        {address}
        {vat && <br />}
        {vat && say('documents.check.invoice.vatNumber', { vat })}
        {taxCode && <br />}
        {taxCode && say('documents.check.taxCode', { taxCode })}
      </p>
    </>
  );
}

/** Formats an amount with the decimals that it has in the file. */
const amount = (written: string): string => {
  const value = Number(written);
  if (written === '' || Number.isNaN(value)) return written;
  return showNumber(value, 'it', Math.max(2, written.split('.')[1]?.replace(/0+$/, '').length ?? 0));
};

function DocumentView({ document }: { readonly document: InvoiceDocument }) {
  const say = useSay();
  const { number, date, currency, total, lines, vat } = document;
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mt: 2 }}>
        {say('documents.check.invoice.title', { number, date: showDay(date) || date })}
      </Typography>
      <Rows
        label={say('documents.check.invoice.lines')}
        head={[
          say('documents.check.invoice.description'),
          say('documents.check.invoice.quantity'),
          say('documents.check.invoice.price'),
          say('documents.check.invoice.amount'),
          say('documents.check.invoice.rate'),
        ]}
        rows={lines.map((line) => [
          line.description,
          line.quantity && amount(line.quantity),
          amount(line.price),
          amount(line.total),
          `${amount(line.rate)} %`,
        ])}
      />
      <Rows
        label={say('documents.check.invoice.vat')}
        head={[
          say('documents.check.invoice.rate'),
          say('documents.check.invoice.taxable'),
          say('documents.check.invoice.tax'),
        ]}
        rows={vat.map((summary) => [
          `${amount(summary.rate)} %`,
          amount(summary.taxable),
          amount(summary.tax),
        ])}
      />
      {total && (
        <p>
          <strong>{say('documents.check.invoice.total', { total: amount(total), currency })}</strong>
        </p>
      )}
    </>
  );
}

interface RowsProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Rows({ label, head, rows }: RowsProps) {
  return (
    <Box sx={{ overflowX: 'auto', overflowWrap: 'normal' }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label} sx={{ minWidth: '28rem' }}>
        <TableHead>
          <TableRow>
            {head.map((title, place) => (
              <TableCell key={title} scope="col" align={place === 0 ? 'left' : 'right'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice neither move nor change
            <TableRow key={row}>
              {cells.map((cell, place) => (
                <TableCell key={head[place]} align={place === 0 ? 'left' : 'right'}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
