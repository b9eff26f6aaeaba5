import type { OwnPage } from '../../../engine/declaration/recordDialog';

/** The page with the matrix of people and applications. */
export const roleMatrix: OwnPage = {
  can: ['user', 'list'],
  load: async () => (await import('./MatrixPage')).MatrixPage,
};
