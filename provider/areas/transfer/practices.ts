import { procedureRoutes } from '../../procedures/procedureRoutes';
import { byOperator } from './byOperator';
import { fileRoutes } from './files';
import { list } from './list';
import { practiceRoutes } from './practiceRoutes';
import { progress } from './progress';
import { sendFiles } from './send';
import { signPractice } from './sign';
import { transfer } from './transfer';

/** Implementations of the calls about transfers of data from other suppliers. */
export const practices = [
  ...[list, progress],
  ...practiceRoutes,
  ...sendFiles,
  ...fileRoutes,
  ...signPractice,
  ...procedureRoutes(transfer),
  ...byOperator,
];
