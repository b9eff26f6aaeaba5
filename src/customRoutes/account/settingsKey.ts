/** By which the settings of the own account are kept and asked for again. */
export const SETTINGS = ['accountSettings'];
