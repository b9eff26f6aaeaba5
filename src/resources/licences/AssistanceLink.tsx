import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { LicenceProduct } from '../../../contract/licences/licenceProduct';
import { useSay } from '../../i18n/useSay';
import { writeProduct } from './productQuery';

/** Renders two links for a product: to its contact with support, and to its interventions. */
export function AssistanceLink({ product }: { readonly product: LicenceProduct }) {
  const say = useSay();
  const page = `/areaamministrativa/assistenza/${encodeURIComponent(product.idProdotto)}`;
  const { idProdotto } = product;
  const ways = [
    ['assistance', new URLSearchParams({ prodotto: writeProduct(product) })],
    ['interventions', new URLSearchParams({ scheda: JSON.stringify({ idProdotto }) })],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
      {ways.map(([name, query]) => (
        <Link key={name} component={RouterLink} to={`${page}?${query}`}>
          {say(`administrative.product.${name}`)}
        </Link>
      ))}
    </Box>
  );
}
