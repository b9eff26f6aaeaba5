import {
  platformProductFind,
  platformProductList,
  platformProductPut,
  platformProductWrite,
} from '../../../contract/staff/endpoints/products';
import type { PlatformProduct } from '../../../contract/staff/platformLicence';
import { implement } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { keptSchool } from '../../platform/keptSchool';
import { readProducts, writeProducts } from '../../platform/products';
import { schoolNamed } from '../../platform/schoolNamed';
import { platformSources } from '../../platform/sources';

const list = implement(platformProductList, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return readProducts(call.tx, school);
});

const find = implement(platformProductFind, ({ tx }, { query }) =>
  findPage<PlatformProduct>(tx, platformSources.products, query),
);

const write = implement(platformProductWrite, async (call, { params: { school, idProdotto }, body }) => {
  await keptSchool(call, school);
  const product = { idProdotto, ...body };
  await writeProducts(call.tx, [{ customerCode: school, product }]);
  call.audit({ entity: 'platformProduct', action: 'put', id: `${school}/${idProdotto}`, after: product });
  return { school, ...product };
});

const put = implement(platformProductPut, async (call, { params: { school }, body: { products } }) => {
  await keptSchool(call, school);
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

/** Implementations of the endpoints for the products that schools have bought. */
export const platformProducts = [list, find, write, put];
