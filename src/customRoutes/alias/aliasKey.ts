/** By which the own alias is kept and asked for again. */
export const ALIAS = ['alias'];
