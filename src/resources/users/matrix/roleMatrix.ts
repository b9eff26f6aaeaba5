import type { OwnPage } from '../../../engine/declaration/procedure';

/** Who may use what: people and applications in one table. */
export const roleMatrix: OwnPage = {
  can: ['user', 'list'],
  load: async () => (await import('./MatrixPage')).MatrixPage,
};
