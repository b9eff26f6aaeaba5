import { procedureRoutes } from '../../procedures/procedureRoutes';
import { byOperator } from './byOperator';
import { comparison } from './comparison';
import { merged } from './merged';
import { mergedRoutes } from './mergedRoutes';
import { receiving } from './receiving';
import { receivingRoutes } from './receivingRoutes';
import { signSummary } from './sign';
import { stages } from './stages';

/** Implementations of the calls about the resizing of schools. */
export const resizing = [
  ...mergedRoutes,
  ...signSummary,
  ...procedureRoutes(merged),
  ...receivingRoutes,
  ...procedureRoutes(receiving),
  comparison,
  ...stages,
  ...byOperator,
];
