import { platformProductList, platformProductPut } from '../../../contract/endpoints/operators/licences';
import { implement } from '../../http/call';
import { readProducts, writeProducts } from '../../platform/products';
import { schoolNamed } from './schoolNamed';

const list = implement(platformProductList, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return readProducts(call.tx, school);
});

const put = implement(platformProductPut, async (call, { params: { school }, body: { products } }) => {
  await schoolNamed(call, school);
  const distinct = [...new Map(products.map((product) => [product.idProdotto, product])).values()];
  await writeProducts(
    call.tx,
    distinct.map((product) => ({ customerCode: school, product })),
  );
  call.audit({
    entity: 'platformProduct',
    action: 'put',
    id: school,
    after: { products: distinct.map(({ idProdotto }) => idProdotto) },
  });
  return readProducts(call.tx, school);
});

/** What answers the calls about what schools have bought. */
export const platformProducts = [list, put];
