import { trustedListImport, trustedListSigner } from '../../../contract/endpoints/trustedList';
import type { ListedAuthority } from '../../../contract/entities/trustedList';
import { readList, writeList } from '../../db/trustedList';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';

const signer = implement(trustedListSigner, async ({ tx }) => {
  const list = await readList(tx);
  return list ? { signer: list.signer } : {};
});

const take = implement(trustedListImport, async ({ tx, audit }, { body: { list, replaceSigner } }) => {
  const before = await readList(tx);
  if (before && before.signer !== list.signer && !replaceSigner)
    throw new Refusal('conflict', {
      detail: 'L’elenco è firmato da un altro certificato di quello indicato la prima volta.',
    });
  if (before && before.territory === list.territory && before.sequence > list.sequence)
    throw new Refusal('conflict', {
      detail: `L’elenco n. ${list.sequence} è più vecchio di quello già importato, n. ${before.sequence}.`,
    });
  await writeList(tx, list);
  const changes = changesBetween(before?.authorities ?? [], list.authorities);
  const { territory, sequence, issuedAt, authorities } = list;
  const answer = { territory, sequence, issuedAt, authorities: authorities.length, ...changes };
  audit({ entity: 'trustedList', action: 'import', id: `${territory} ${sequence}`, after: answer });
  return answer;
});

function changesBetween(before: readonly ListedAuthority[], after: readonly ListedAuthority[]) {
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [one.certificate, one])));
  const names = (all: readonly ListedAuthority[]) => all.map(({ name }) => name);
  return {
    added: names(after.filter(({ certificate }) => !old?.has(certificate))),
    withdrawn: names(
      after.filter((one) => {
        const earlier = old?.get(one.certificate);
        return earlier !== undefined && isQualified(earlier) && !isQualified(one);
      }),
    ),
    removed: names(before.filter(({ certificate }) => !now?.has(certificate))),
  };
}

const isQualified = ({ stretches }: ListedAuthority): boolean => stretches.some(({ until }) => !until);

/** What answers the calls about the trusted list. */
export const trustedList = [signer, take] as const;
