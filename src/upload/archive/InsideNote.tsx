import Alert from '@mui/material/Alert';
import type { NoDirectory } from '../../../contract/values/readDirectory';
import { useSay } from '../../i18n/useSay';
import type { Inside } from './lookInside';

interface InsideNoteProps {
  readonly inside: Inside | NoDirectory;
  /** The supplier that was chosen for the application, if any. */
  readonly supplier?: string | undefined;
}

/** Shows the content found in an archive and what to check before sending it; none of it prevents sending. */
export function InsideNote({ inside, supplier }: InsideNoteProps) {
  const say = useSay();
  if (typeof inside === 'string') return <Alert severity="warning">{say(`upload.inside.${inside}`)}</Alert>;
  const { files, encrypted, missing, years } = inside;
  const other =
    inside.supplier && supplier && inside.supplier.toLowerCase() !== supplier.trim().toLowerCase();
  const notes = [
    ...(files === 0 ? [say('upload.inside.empty')] : []),
    ...(encrypted > 0 ? [say('upload.inside.encrypted')] : []),
    ...(other
      ? [say('upload.inside.otherSupplier', { found: inside.supplier ?? '', chosen: supplier ?? '' })]
      : []),
    ...(missing.length > 0 ? [say('upload.inside.missing', { tables: missing.join(', ') })] : []),
  ];
  return (
    <Alert severity={notes.length > 0 ? 'warning' : 'info'} sx={{ '& p': { m: 0 } }}>
      <p>
        {inside.supplier
          ? say('upload.inside.supplier', { supplier: inside.supplier, smart_count: files })
          : say('upload.inside.unknown', { smart_count: files })}
        {years.length > 0 && ` ${say('upload.inside.years', { years: years.map(schoolYear).join(', ') })}`}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  );
}

const schoolYear = (begins: number): string => `${begins}/${String(begins + 1).slice(2)}`;
