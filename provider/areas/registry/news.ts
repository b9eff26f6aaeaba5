import { asTaxCode } from '../../../contract/codiceFiscale';
import { registryNews, registryRefresh } from '../../../contract/endpoints/registry';
import type { RegistryNews, SourcePerson } from '../../../contract/entities/registryNews';
import { type Call, implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { compare } from './compare';
import { mustBeLicensed, yearOf } from './licensed';
import { registrySource } from './registrySource';
import { applyNews, lastUpdate, ownPeople, recordUpdate } from './updateStore';

const CHANGED = "L'anagrafe è cambiata nel frattempo: verificare di nuovo le novità e confermare.";

export const news = implement(registryNews, async (call, { params }) => {
  await mustBeLicensed(call);
  return newsOf(call, yearOf(call, params.year));
});

export const refresh = implement(registryRefresh, async (call, { params, body }) => {
  await mustBeLicensed(call);
  const { tx, caller, now } = call;
  const year = yearOf(call, params.year);
  const current = await newsOf(call, year, true);
  if (current.impronta !== body.impronta) throw new Refusal('conflict', { detail: CHANGED, current });
  const { nuovi, cambiati, usciti } = current;
  await applyNews(tx, caller.customerCode, year, current);
  const counts = { nuovi: nuovi.length, cambiati: cambiati.length, usciti: usciti.length };
  const saved = await recordUpdate(tx, caller, { year, now, ...counts });
  call.audit({
    entity: 'registryPerson',
    action: 'refresh',
    id: String(year),
    before: { cambiati: cambiati.map(({ prima }) => prima), usciti },
    after: { nuovi, cambiati: cambiati.map(({ dopo }) => dopo) },
  });
  return saved;
});

async function newsOf({ tx, caller }: Call, year: number, locked = false): Promise<RegistryNews> {
  const { customerCode } = caller;
  const ours = await ownPeople(tx, customerCode, year, locked);
  const published = await registrySource.published(tx, customerCode, year);
  const ultimo = await lastUpdate(tx, customerCode, year);
  return {
    ...compare(ours, published?.people.map(withTaxCode) ?? ours),
    ...(published && { pubblicata: published.at.toISOString() }),
    ...(ultimo && { ultimo }),
  };
}

/** Applications write tax codes as they were typed there. */
const withTaxCode = (person: SourcePerson): SourcePerson =>
  person.codiceFiscale ? { ...person, codiceFiscale: asTaxCode(person.codiceFiscale) } : person;
