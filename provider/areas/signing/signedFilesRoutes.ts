import type { Implementation } from '../../http/call';
import { checkAgain } from './signaturesCheck';
import { opened, report, reportPdf, state, type } from './signedFiles';

/** Implementations of the guarded endpoints of this area. */
export const signedFilesRoutes: readonly Implementation[] = [
  opened,
  report,
  reportPdf,
  state,
  type,
  checkAgain,
];
