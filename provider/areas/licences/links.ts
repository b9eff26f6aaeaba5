import {
  offeredProducts,
  productSetup,
  textbooks,
} from '../../../contract/licences/licenceDocumentsEndpoints';
import { textbookChecksum } from '../../../contract/licences/textbooks';
import * as fieldsMessages from '../../../contract/messages/it/fields';
import * as licencesMessages from '../../../contract/messages/it/licences';
import { implement } from '../../http/call';
import { readOffered } from '../../platform/offeredProducts';
import { Refusal } from '../../refusal';
import { productNamed } from './productNamed';

const NO_SETUP = fieldsMessages.noDownload;
const NO_TEXTBOOKS = licencesMessages.noTextbooks;

const setup = implement(productSetup, async (call, { params: { product } }) => {
  const { linkDownload } = await productNamed(call, product);
  if (!linkDownload) throw new Refusal('notFound', { detail: NO_SETUP });
  return { url: linkDownload };
});

const books = implement(textbooks, async ({ config }, { params: { customerCode, checksum } }) => {
  const known = String(textbookChecksum(customerCode)) === checksum;
  if (!known || !config.textbooksUrl) throw new Refusal('notFound', { detail: NO_TEXTBOOKS });
  const url = config.textbooksUrl
    .replaceAll('{customerCode}', encodeURIComponent(customerCode))
    .replaceAll('{checksum}', checksum);
  return { url };
});

const offered = implement(offeredProducts, ({ tx }) => readOffered(tx));

/** Implementations of the calls about links of licences and products on offer. */
export const licenceLinks = [setup, books, offered] as const;
