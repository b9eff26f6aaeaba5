import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import type { OpenedFile } from '../../../contract/signing/opened';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { InvoiceView } from './InvoiceView';
import { readInvoice } from './readInvoice';

const SHOWN = ['pdf', 'pades', 'image', 'text', 'xml', 'xades', 'invoice'];

/** Returns whether a file can be displayed in the page; others can only be saved. */
export const isShown = ({ form }: Pick<OpenedFile, 'form'>): boolean => SHOWN.includes(form);

/** Maximum number of characters displayed of a text. */
const LONGEST = 200_000;

interface FileContentProps {
  readonly file: OpenedFile;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Reason why the document cannot be displayed, or only in part, according to the provider. */
  readonly unreadable?: UnreadableReason | undefined;
}

/** Displays a file without running anything in it. */
export function FileContent({ file, bytes, unreadable }: FileContentProps) {
  const say = useSay();
  if (bytes.length === 0) return <p>{say('documents.check.emptyContent')}</p>;
  switch (file.form) {
    case 'pdf':
    case 'pades':
      return (
        <PdfPreview title={say('documents.check.page')} pdf={bytes} unreadable={unreadable} askPassword />
      );
    case 'image':
      return <Image bytes={bytes} mediaType={file.mediaType} name={file.name} />;
    case 'text':
    case 'xml':
    case 'xades':
    case 'invoice':
      return <Text bytes={bytes} isXml={file.form !== 'text'} />;
    default:
      return (
        <p>{say(file.form === 'empty' ? 'documents.check.emptyContent' : 'documents.check.noContent')}</p>
      );
  }
}

function Image({
  bytes,
  mediaType,
  name,
}: {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  name: string;
}) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, mediaType]);
  return address ? <Box component="img" src={address} alt={name} sx={{ maxWidth: '100%' }} /> : null;
}

function Text({ bytes, isXml }: { readonly bytes: Uint8Array; readonly isXml: boolean }) {
  const say = useSay();
  const text = useMemo(() => textOf(bytes), [bytes]);
  const invoice = useMemo(() => (isXml ? readInvoice(text) : undefined), [isXml, text]);
  if (invoice) return <InvoiceView invoice={invoice} />;
  return (
    <>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={say('documents.check.text')}
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          border: 1,
          borderColor: 'divider',
          p: 2,
          maxHeight: '70vh',
          overflowY: 'auto',
        }}
      >
        {text.slice(0, LONGEST)}
      </Box>
      {text.length > LONGEST && <p>{say('documents.check.shortened')}</p>}
    </>
  );
}

/** Decodes a text in UTF-8, UTF-16 or the legacy encoding of Windows. */
function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
