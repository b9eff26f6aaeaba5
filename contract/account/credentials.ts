import { fields } from '../schema/fields';
import { reservedRule, selectable, type UserRule } from '../users/user';

/** Maximum number of letters in one file. */
export const LETTERS_LIMIT = 200;

/** People who can receive instructions for the first sign-in, by mail or by letter. */
export const credentialRules: readonly UserRule[] = [
  reservedRule,
  {
    where: selectable,
    say: "All'utenza supervisor della scuola le credenziali non si inviano da qui",
    brief: 'supervisor |||| supervisor',
  },
  {
    where: { status: true },
    say: "L'utenza è disabilitata: prima va attivata",
    brief: 'disattivato |||| disattivati',
  },
  {
    where: { lastLogin: { empty: true } },
    say: 'L’utente è già entrato: se ha dimenticato la password può chiederne una nuova dalla pagina di accesso',
    brief: 'già entrato |||| già entrati',
  },
];

/** Selection of the people whose letters go into one file. */
export const lettersFields = fields({
  uids: {
    kind: 'list',
    required: true,
    min: 1,
    max: LETTERS_LIMIT,
    of: { kind: 'text', required: true, max: 120 },
    say: {
      min: 'Selezionare una o più checkbox',
      max: `Un file può avere al massimo ${LETTERS_LIMIT} lettere: prepararne più di uno`,
    },
  },
  titolo: { kind: 'text', max: 80, about: 'for whom, as "Classe 1A" or "Plesso Verdi": on each letter' },
});
