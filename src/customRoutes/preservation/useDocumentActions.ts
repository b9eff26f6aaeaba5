import { useState } from 'react';
import { preservationDocument } from '../../../contract/preservation/endpoints';
import type { PreservationDocument } from '../../../contract/preservation/procedure';
import { useCommand } from '../../api/useCommand';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';

type Opened = {
  readonly what: 'preview' | 'online' | 'offline';
  readonly document: PreservationDocument;
};

/**
 * Returns the key of a viewed document. A document that is generated again gets another key, so it does not count as
 * viewed.
 */
const nameOf = ({ kind, path }: PreservationDocument) => path ?? kind;

/** Returns the actions on documents, and the dialog that is open. */
export function useDocumentActions() {
  const { run, callApi, error } = useCommand();
  const [opened, setOpened] = useState<Opened>();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const see = (document: PreservationDocument) =>
    setSeen((before) => (before.has(nameOf(document)) ? before : new Set(before).add(nameOf(document))));
  const read = async ({ kind }: PreservationDocument, versione: 'originale' | 'firmata') => {
    const { data } = await callApi(preservationDocument, {
      params: { tipoDocumento: kind },
      query: { versione },
    });
    return { name: data.name, bytes: bytesOf(data.content) };
  };
  const download = (document: PreservationDocument, versione: 'originale' | 'firmata' = 'originale') =>
    void run(async () => {
      const { name, bytes } = await read(document, versione);
      see(document);
      saveFile(name, bytes, versione === 'firmata' ? 'application/pkcs7-mime' : 'application/pdf');
    });

  return {
    opened,
    error,
    read,
    download,
    /** Marks a document as viewed. */
    see,
    /** Returns whether a document was viewed or downloaded, which is required before signing. */
    wasSeen: (document: PreservationDocument) => seen.has(nameOf(document)),
    preview: (document: PreservationDocument) => setOpened({ what: 'preview', document }),
    signOnline: (document: PreservationDocument) => setOpened({ what: 'online', document }),
    signOffline: (document: PreservationDocument) => setOpened({ what: 'offline', document }),
    close: () => setOpened(undefined),
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
