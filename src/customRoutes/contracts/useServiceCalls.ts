import type { Permission } from '../../../contract/permissions/permissions';
import {
  preservationDemoSigner,
  preservationDocument,
  preservationSignOffline,
  preservationSignOnline,
} from '../../../contract/preservation/endpoints';
import type { OnlineProvider } from '../../../contract/signing/providers';
import type { OnlineCredentials, SignatureAnswer, SigningState } from '../../../contract/signing/signing';
import {
  spidRequestDocument,
  spidRequestSignOffline,
  spidRequestSignOnline,
} from '../../../contract/spid/spidRequestDocumentEndpoints';
import { useCallApi } from '../../api/CallApi';
import type { AnsweredFile } from '../../signing/saveBase64';
import type { ServiceDocument } from './serviceDocuments';

interface ServiceCalls {
  /** Permission to sign the document. */
  readonly can: Permission;
  readonly read: (signed?: 'firmata') => Promise<AnsweredFile>;
  /** Receipt of its signature; preservation has one for all four, after its completion. */
  readonly receipt?: () => Promise<AnsweredFile>;
  readonly online: (
    credentials: OnlineCredentials & { readonly provider: OnlineProvider },
  ) => Promise<SignatureAnswer>;
  readonly offline: (file: File, progress: (sent: number) => void) => Promise<SignatureAnswer>;
  /** Credentials of a demo's signer, if that is not the head of the school. */
  readonly demo?: () => Promise<NonNullable<SigningState['demo']> | null>;
}

/** Returns the calls about a document of a service. */
export function useServiceCalls({ kind }: ServiceDocument): ServiceCalls {
  const callApi = useCallApi();
  if (kind) {
    const which = { tipoDocumento: kind };
    return {
      can: ['preservation', 'sign'],
      read: async (versione) =>
        (await callApi(preservationDocument, { params: which, query: versione ? { versione } : {} })).data,
      online: async (body) => (await callApi(preservationSignOnline, { body: { ...body, ...which } })).data,
      offline: async (file, progress) =>
        (await callApi(preservationSignOffline, { body: which, file, progress })).data,
      demo: async () => (await callApi(preservationDemoSigner, { params: which })).data || null,
    };
  }
  const read = async (versione?: 'firmata' | 'ricevuta') =>
    (await callApi(spidRequestDocument, { query: versione ? { versione } : {} })).data;
  return {
    can: ['spidRequest', 'sign'],
    read,
    receipt: () => read('ricevuta'),
    online: async (body) => (await callApi(spidRequestSignOnline, { body })).data,
    offline: async (file, progress) => (await callApi(spidRequestSignOffline, { file, progress })).data,
  };
}
