import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { RecordTable } from '../../ui/tables/RecordTable';
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

interface Line {
  readonly key: string;
  readonly cells: readonly string[];
}

function Rows({ label, head, rows }: RowsProps) {
  return (
    <RecordTable
      caption={label}
      columns={head.map((title, place) => ({
        name: title,
        label: title,
        cell: ({ cells }: Line) => cells[place],
        numeric: place > 0,
      }))}
      rows={rows.map((cells, place) => ({ cells, key: String(place) }))}
      rowKey={({ key }) => key}
    />
  );
}
