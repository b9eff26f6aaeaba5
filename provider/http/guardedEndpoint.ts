import type { Permission } from '../../contract/permissions';
import type { Viewer } from '../../contract/where';
import type { Implementation } from './call';
import type { CallLimits } from './limits/callLimits';
import type { RefusalLog } from './refusalLog';
import type { Sent } from './validate';

/** An endpoint with what answers it, and what its calls are checked, counted and written down by. */
export interface Guarded extends Implementation {
  readonly access: Permission;
  readonly checkInput: (sent: Sent, viewer: Viewer) => Sent;
  /** Only the provider's own staff may call it. */
  readonly byOperator: boolean;
  /** It takes its turn among what the same person and school do at once. */
  readonly costsMuch: boolean;
  readonly limits: CallLimits;
  readonly refusals: RefusalLog;
}
