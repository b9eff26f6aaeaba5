import Link from '@mui/material/Link';
import { useGetList, useTranslate } from 'react-admin';
import { offeredProducts } from '../../../contract/licences/licenceDocumentsEndpoints';
import { useRead } from '../../api/useRead';
import type { DialogProps } from '../../engine/declaration/resource';
import { wholeList } from '../../engine/record/wholeList';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { RecordTable } from '../../ui/tables/RecordTable';

/** Lists the available products, and marks those that the school has (decision Q-120). */
export function OfferedDialog({ resource, close }: DialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const { data: held = [] } = useGetList(resource.name, wholeList);
  const { data, isError, refetch } = useRead(offeredProducts);
  const had = new Set(held.map(({ idProdotto }) => idProdotto));
  return (
    <ActionDialog
      title={say('administrative.offered.title')}
      about={say('administrative.offered.intro')}
      size="table"
      close={close}
    >
      <RecordTable
        caption={say('administrative.offered.title')}
        columns={[
          {
            name: 'name',
            label: say('administrative.offered.name'),
            cell: ({ descrizione }) => descrizione,
          },
          {
            name: 'type',
            label: say('administrative.offered.type'),
            cell: ({ tipo }) => translate(`resources.licenceProduct.values.tipo.${tipo}`),
          },
          {
            name: 'about',
            label: say('administrative.offered.about'),
            cell: ({ about, link }) => (
              <>
                {about}
                {link && (
                  <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ ml: 1 }}>
                    {say('administrative.offered.more')}
                  </Link>
                )}
              </>
            ),
          },
          {
            name: 'state',
            label: say('administrative.offered.state'),
            cell: ({ idProdotto }) =>
              say(had.has(idProdotto) ? 'administrative.offered.had' : 'administrative.offered.free'),
          },
        ]}
        rows={data}
        rowKey={({ idProdotto }) => idProdotto}
        retry={isError ? refetch : undefined}
        pageSize={10}
      />
    </ActionDialog>
  );
}
