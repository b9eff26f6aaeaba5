import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'react-admin';
import { offeredProducts } from '../../../contract/licences/licenceDocumentsEndpoints';
import { useRead } from '../../api/useRead';
import type { DialogProps } from '../../engine/declaration/resource';
import { wholeList } from '../../engine/record/wholeList';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { NotLoaded } from '../../ui/NotLoaded';
import { PagedTable } from '../../ui/tables/PagedTable';

/** What can be had, and which of it the school has (decision Q-120). */
export function OfferedDialog({ resource, close }: DialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const { data: held = [] } = useGetList(resource.name, wholeList);
  const { data, isError, refetch } = useRead(offeredProducts);
  const had = new Set(held.map(({ idProdotto }) => idProdotto));
  const head = ['name', 'type', 'about', 'state'] as const;
  return (
    <ActionDialog
      title={say('administrative.offered.title')}
      about={say('administrative.offered.intro')}
      size="table"
      close={close}
    >
      {isError && !data && <NotLoaded again={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={240} />}
      {data?.length === 0 && (
        <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
          {translate('engine.list.empty')}
        </Box>
      )}
      {data && data.length > 0 && (
        <PagedTable
          label={say('administrative.offered.title')}
          head={head.map((name) => say(`administrative.offered.${name}`))}
          lines={data.map(({ idProdotto, descrizione, tipo, about, link }) => ({
            key: idProdotto,
            cells: [
              descrizione,
              translate(`resources.licenceProduct.values.tipo.${tipo}`),
              <>
                {about}
                {link && (
                  <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ ml: 1 }}>
                    {say('administrative.offered.more')}
                  </Link>
                )}
              </>,
              say(had.has(idProdotto) ? 'administrative.offered.had' : 'administrative.offered.free'),
            ],
          }))}
        />
      )}
    </ActionDialog>
  );
}
