/** Paths of the pages of Campus (specification, part 1 §2). */
export const campusPaths = {
  statistics: '/statistiche',
  courses: '/statistiche-corsi',
  users: '/statistiche-utenti/',
  enrolments: '/statistiche-iscrizioni',
  importUsers: '/importa-utenti',
} as const;
