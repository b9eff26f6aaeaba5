import { english } from '../../contract/messages/english';
import * as roles from '../../contract/messages/it/roles';
import { message } from '../../contract/messages/message';

/** Wrong messages do not compile: `npm run check` fails here as soon as one does. */
type Known = { readonly plain: 'Campo obbligatorio'; readonly named: 'L’utenza {uid} è di {name}' };

english<Known>()({ plain: 'Required field', named: 'The account {uid} is {name}’s' });
// @ts-expect-error a text is missing
english<Known>()({ plain: 'Required field' });
// @ts-expect-error a place is missing
english<Known>()({ plain: 'Required field', named: 'The account {uid}' });
// @ts-expect-error the Italian text has no such place
english<Known>()({ plain: 'Required field {uid}', named: 'The account {uid} is {name}’s' });

message(roles.needed, { role: 'Docente', other: 'ATA' });
// @ts-expect-error no catalogue has it
message(roles.unknown, {});
// @ts-expect-error one of its parameters is missing
message(roles.needed, { role: 'Docente' });
// @ts-expect-error it has no such parameter
message(roles.needed, { role: 'Docente', other: 'ATA', day: '12/03/2026' });
// @ts-expect-error a list is needed
message(roles.neededOneOf, { role: 'Docente', others: 'ATA' });
