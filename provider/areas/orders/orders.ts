import {
  customersArea,
  renewalConfirm,
  renewalCreate,
  renewalCustomer,
  renewalDelete,
  renewalLetter,
  renewalMovements,
  renewalPrint,
  renewalProducts,
  renewalProductsOfBand,
  renewalServices,
  renewalState,
  renewalUpdate,
} from '../../../contract/orders/endpoints';
import type { OrderRequest } from '../../../contract/orders/order';
import { quoteFileName, type Variant } from '../../../contract/orders/orderWizard';
import type { Band } from '../../../contract/orders/products';
import {
  restorationCreate,
  restorationDelete,
  restorationPrint,
  restorationProducts,
  restorationState,
} from '../../../contract/orders/restorationsEndpoints';
import type { SigningTask } from '../../documentSigning/signSteps';
import { pdfAnswer } from '../../documents/documentAnswer';
import { makeRenewalLetter } from '../../documents/renewalLetter';
import { type Call, implement } from '../../http/call';
import type { ProcedureHandlers } from '../../procedures/handlers';
import { procedureRoutes } from '../../procedures/procedureRoutes';
import { Refusal } from '../../refusal';
import { arrangementOf, arrangements } from './arrangements';
import { byOperator } from './byOperator';
import { changeTender } from './changeTender';
import { listedOrders } from './list';
import { readBank, readCustomer, readOffered, readOrder, writeConfirmed } from './orderStore';
import { payableOrder } from './payment';
import { isSame, placeOrder, withdrawOrder } from './place';
import { checkedQuote } from './quote';
import { quoteDocument } from './quoteDocument';
import { type ContractSigning, orderSigning } from './sign';

/** Converts the parameters of the calls to the variant that is renewed. */
const renewalOf = ({ isServizi }: { readonly isServizi: string }): Variant => ({
  kind: 'renewal',
  services: isServizi === 'true',
});

const restorationOf = (query: { readonly isServizi: string }): Variant => ({
  ...renewalOf(query),
  kind: 'restoration',
});

/** Reads the offered products, with the fees of the requested band or, by default, of the school's own. */
async function offered(call: Call, variant: Variant, asked: Band | null | undefined) {
  const { isPrivate, fasciaAlunni } = await readCustomer(call);
  return readOffered(call, variant, { isPrivate, band: asked ?? fasciaAlunni ?? undefined });
}

async function quotedNow(call: Call, variant: Variant, body: OrderRequest) {
  const { lines, price, isPrivate } = await checkedQuote(call, variant, body);
  return { lines, price, account: isPrivate ? (await readBank(call)).account : undefined, at: call.now };
}

/** Renders the quote as a PDF; for an order, as it was when ordered. */
async function print(call: Call, variant: Variant, code: string, body: OrderRequest) {
  if (code !== call.caller.customerCode) throw new Refusal('notFound');
  const order = await readOrder(call.tx, code, variant);
  const quoted =
    order && isSame(order, body)
      ? {
          lines: order.lines,
          price: order.price,
          account: order.private ? (order.account ?? call.config.bankAccount) : undefined,
          at: order.created_at,
        }
      : await quotedNow(call, variant, body);
  const { content, pages } = await quoteDocument(call, variant, quoted);
  return pdfAnswer(quoteFileName(variant, code), content, pages);
}

const routes = [
  implement(renewalProducts, (call, { query }) =>
    offered(call, { kind: 'renewal', services: false }, query.fascia),
  ),
  implement(renewalProductsOfBand, (call, { query, body }) => offered(call, renewalOf(query), body.fascia)),
  implement(renewalServices, (call) => offered(call, { kind: 'renewal', services: true }, undefined)),
  implement(renewalMovements, (call, { query }) => offered(call, renewalOf(query), undefined)),
  implement(renewalCustomer, async (call) => {
    const { isPrivate: _, ...customer } = await readCustomer(call);
    return customer;
  }),
  implement(renewalLetter, async (call) => {
    const { nome, isPrivate } = await readCustomer(call);
    const { supportContact } = call.config;
    const { content, pages } = await makeRenewalLetter({
      school: nome,
      isPrivate,
      at: call.now,
      account: (await readBank(call)).account,
      contact: supportContact,
    });
    return pdfAnswer(`informativa-rinnovo${isPrivate ? '-privati' : ''}.pdf`, content, pages);
  }),
  implement(renewalState, async (call, { query }) => {
    const row = await readOrder(call.tx, call.caller.customerCode, renewalOf(query));
    return row ? payableOrder(call, row) : null;
  }),
  implement(renewalConfirm, async (call, { body }) => {
    const variant: Variant = { kind: 'renewal', services: body.isServizi };
    await checkedQuote(call, variant, body);
    await writeConfirmed(call, body.selected);
    const { caller } = call;
    const after = { procedure: arrangementOf(variant).procedure.name, products: body.selected.join(', ') };
    call.audit({ entity: 'order', action: 'confirm', id: caller.customerCode, after });
    return undefined;
  }),
  implement(renewalCreate, (call, { query, body }) => placeOrder(call, renewalOf(query), body)),
  implement(renewalUpdate, (call, { query, body }) => changeTender(call, renewalOf(query), body)),
  implement(renewalDelete, async (call, { query }) => {
    await withdrawOrder(call, renewalOf(query));
    return undefined;
  }),
  implement(renewalPrint, (call, { params, body }) =>
    print(call, { kind: 'renewal', services: body.isServizi }, params.code, body),
  ),
  implement(customersArea, async ({ caller, config }, { params }) => {
    if (params.code !== caller.customerCode) throw new Refusal('notFound');
    return { url: `${config.publicUrl}/areaamministrativa/documenti` };
  }),
] as const;

const restorations = [
  implement(restorationProducts, (call, { query }) => offered(call, restorationOf(query), undefined)),
  implement(restorationState, async (call, { query }) => {
    const row = await readOrder(call.tx, call.caller.customerCode, restorationOf(query));
    return row ? payableOrder(call, row) : null;
  }),
  implement(restorationCreate, (call, { query, body }) => placeOrder(call, restorationOf(query), body)),
  implement(restorationDelete, async (call, { query }) => {
    await withdrawOrder(call, restorationOf(query));
    return undefined;
  }),
  implement(restorationPrint, (call, { params, body }) =>
    print(call, { kind: 'restoration', services: body.isServizi }, params.customerCode, body),
  ),
] as const;

/** Returns the implementations of the calls about renewals and restorations. */
export const orders = <Task extends SigningTask>(signing: ContractSigning<Task>) => [
  ...routes,
  ...restorations,
  ...listedOrders,
  ...orderSigning(signing),
  ...Object.values(arrangements).flatMap((one) => procedureRoutes(one as ProcedureHandlers)),
  ...byOperator,
];
