import { resizingPdf } from '../../../contract/resizing/endpoints';
import { useRead } from '../../api/useRead';
import { withBytes } from '../../ui/files/bytesOf';

/** The summary document as it is handed out. @param of when the choices were sent: other ones have another document */
export function useDocument(of: string) {
  return useRead(resizingPdf, {}, { select: withBytes, edition: of, gcTime: 0 });
}
