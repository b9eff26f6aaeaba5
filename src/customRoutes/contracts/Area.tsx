import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import type { SigningState } from '../../../contract/signing/signing';
import { refusalText } from '../../api/refusal';
import { useMay } from '../../session/viewer';
import { Maintenance } from '../../signing/Maintenance';
import { useSigningState } from '../../signing/useSigningState';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { useContracts } from './useContracts';
import { type ServiceDocuments, useServiceDocuments } from './useServiceDocuments';

export interface AreaGiven {
  readonly contracts: readonly ContractDocument[];
  readonly state: SigningState;
  readonly services: ServiceDocuments;
  readonly reload: () => Promise<void>;
}

interface AreaProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: (given: AreaGiven) => ReactNode;
}

/** Renders a page of the area of documents and signatures, for supervisors only and not during maintenance. */
export function Area({ title, actions, children }: AreaProps) {
  const may = useMay();
  if (!may(['contractDocument', 'list']))
    return (
      <Page title={title}>
        <Maintenance />
      </Page>
    );
  return (
    <Loaded title={title} actions={actions}>
      {children}
    </Loaded>
  );
}

function Loaded({ title, actions, children }: AreaProps) {
  const translate = useTranslate();
  const contracts = useContracts();
  const state = useSigningState();
  const services = useServiceDocuments();
  // Data that were read stay visible if a reload fails, because the person may be signing.
  const error = [contracts, state].find((query) => query.error && !query.data)?.error;
  const there = contracts.data && state.data && !services.loading;
  if (state.data?.maintenance)
    return (
      <Page title={title}>
        <Maintenance />
      </Page>
    );
  return (
    <Page title={title} actions={actions}>
      {error && (
        <NotLoaded
          again={() => {
            void contracts.refetch();
            void state.refetch();
          }}
        >
          {translate(refusalText(error))}
        </NotLoaded>
      )}
      {there
        ? children({ contracts: contracts.data, state: state.data, services, reload: contracts.reload })
        : !error && <Loading heights={[48, 360]} />}
    </Page>
  );
}
