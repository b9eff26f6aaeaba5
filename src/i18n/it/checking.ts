/** The state, on the first page, of what was signed and counts once the certificate was checked. */
export const checking = {
  state: 'Firmata, in attesa del controllo di revoca',
  next: 'Si attende la risposta di chi ha emesso il certificato: il controllo si ripete da solo.',
};
