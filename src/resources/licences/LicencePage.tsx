import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  assistanceContract,
  assistanceContracts,
  licenceCodes,
  licenceDocument,
  productSetup,
} from '../../../contract/licences/licenceDocumentsEndpoints';
import type { LicenceProduct } from '../../../contract/licences/licenceProduct';
import type { CallApi } from '../../api/CallApi';
import type { RecordPageProps } from '../../engine/declaration/resource';
import { BackLink } from '../../engine/record/BackLink';
import { FactList } from '../../engine/record/FactList';
import { useDownload } from '../../engine/record/useDownload';
import { useWords } from '../../engine/record/words';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { AssistanceLink } from './AssistanceLink';
import { ContractState } from './ContractState';
import { writeProduct } from './productQuery';

/** Shows a licensed product: its facts, its set-up, its codes and its documents. */
export function LicencePage({ resource, record }: RecordPageProps) {
  const say = useSay();
  const words = useWords(resource);
  const download = useDownload();
  const product = record as unknown as LicenceProduct;
  const { idProdotto, descrizione, linkDownload, linkCodici, linkCodiciAgg } = product;
  useProductInAddress(product);

  const codes = (isAggiornamento: 'true' | 'false') => async (callApi: CallApi) =>
    (
      await callApi(licenceCodes, {
        params: { product: idProdotto, description: descrizione },
        query: { isAggiornamento },
      })
    ).data;
  const licence = async (callApi: CallApi) => {
    const { tipoMovimentoVendita, numeroInstallazione, statoContratto } = product;
    const query = {
      idProdotto,
      statoContratto,
      ...(tipoMovimentoVendita && { tipoMovimentoVendita }),
      ...(numeroInstallazione && { numInstallazione: numeroInstallazione }),
    };
    return (await callApi(licenceDocument, { query })).data;
  };
  const contract = async (callApi: CallApi) => {
    const [newest] = (await callApi(assistanceContracts, { params: { id: idProdotto } })).data;
    return (await callApi(assistanceContract, { query: { filename: newest?.filename ?? idProdotto } })).data;
  };
  const setup = async (callApi: CallApi) =>
    (await callApi(productSetup, { params: { product: idProdotto } })).data;
  const ways = [
    ['setup', () => download.page(linkDownload ? setup : undefined)],
    ['codes', () => download.file(linkCodici ? codes('false') : undefined)],
    ['updateCodes', () => download.file(linkCodiciAgg ? codes('true') : undefined)],
    ['licence', () => download.file(licence)],
    ['contract', () => download.file(contract)],
  ] as const;

  return (
    <Page title={words.say('one', { name: words.title(record) })} actions={<BackLink resource={resource} />}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
        <Section title={say('administrative.product.facts')}>
          <Box sx={{ mb: 1.5 }}>
            <ContractState state={product.statoContratto} />
          </Box>
          <FactList resource={resource} record={record} fields={facts(product)} words={words} />
          <AssistanceLink product={product} />
        </Section>
        <Section title={say('administrative.product.files')} about={say('administrative.product.filesAbout')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {ways.map(([name, run]) => (
              <Button key={name} variant="outlined" busy={download.running} onClick={() => void run()}>
                {say(`administrative.product.${name}`)}
              </Button>
            ))}
          </Box>
        </Section>
      </Box>
    </Page>
  );
}

const facts = ({ anomalia }: LicenceProduct): readonly string[] => [
  'idProdotto',
  'tipo',
  'numeroInstallazione',
  'dataScadenzaAssistenza',
  ...(anomalia ? ['anomalia'] : []),
];

/** Puts the product into the address, whichever link led to the page (ADM-019). */
function useProductInAddress(product: LicenceProduct): void {
  const [params, setParams] = useSearchParams();
  const written = writeProduct(product);
  useEffect(() => {
    if (params.get('prodotto') === written) return;
    setParams({ prodotto: written }, { replace: true });
  }, [params, setParams, written]);
}
