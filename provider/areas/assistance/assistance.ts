import {
  assistanceContactList,
  assistancePackageList,
  interventionsFind,
  interventionsOfPackage,
} from '../../../contract/assistance/endpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { contactsOf, interventionsOf, packagesOf } from './assistanceStore';

const contacts = implement(assistanceContactList, ({ tx, caller }) => contactsOf(tx, caller.customerCode));

const packages = implement(assistancePackageList, ({ tx, caller }) => packagesOf(tx, caller.customerCode));

const find = implement(interventionsFind, ({ tx, caller }, { body }) =>
  interventionsOf(tx, caller.customerCode, body),
);

const ofPackage = implement(interventionsOfPackage, async ({ tx, caller }, { params: { idPacchetto } }) => {
  const known = await packagesOf(tx, caller.customerCode);
  if (!known.some((one) => one.idPacchetto === idPacchetto)) throw new Refusal('notFound');
  return interventionsOf(tx, caller.customerCode, { idPacchetto });
});

/** Implementations of the calls about support. */
export const assistance = [contacts, packages, find, ofPackage] as const;
