import {
  type ContractStatus,
  type ContractType,
  contractStatus,
} from '../../../contract/contracts/contractDocument';
import { serviceYear } from '../../../contract/orders/serviceYear';
import { addDays } from '../../../contract/values/dates';
import { contractFacts as factsOf, type OfferedContract } from '../../platform/contracts';
import type { DemoSchool } from '../school';

export interface DemoContract {
  readonly type: ContractType;
  /** Years ago. */
  readonly ago: number;
  readonly status: ContractStatus;
}

const { none, toSign, signed, counterSigned, plain } = contractStatus;

/** The contracts of special schools; the first school of the demo has contracts in every state. */
const contractsOfSchools: Readonly<Record<string, readonly DemoContract[]>> = {
  SG10001: [
    { type: 'S', ago: 0, status: toSign },
    { type: 'C', ago: 0, status: toSign },
    { type: 'V', ago: 0, status: toSign },
    { type: 'RS', ago: 0, status: toSign },
    { type: 'C', ago: 1, status: counterSigned },
    { type: 'S', ago: 1, status: signed },
    { type: 'L', ago: 1, status: plain },
    { type: 'R', ago: 2, status: none },
  ],
  SP20001: [{ type: 'S', ago: 0, status: toSign }],
};

/** Returns the contracts of a school. Of the other schools one in three has two to sign. */
export const demoContracts = ({ plan }: DemoSchool, index: number): readonly DemoContract[] =>
  contractsOfSchools[plan.customerCode] ?? [
    { type: 'S', ago: 0, status: index % 3 === 0 ? toSign : plain },
    { type: 'C', ago: 0, status: index % 3 === 0 ? toSign : plain },
  ];

/** Returns the contracts of a school as the provider offered them at that time. */
export const offered = (school: DemoSchool, index: number, today: string): OfferedContract[] =>
  demoContracts(school, index).map(({ type, status, ago }) => ({
    customerCode: school.plan.customerCode,
    type,
    year: serviceYear(today) - ago,
    status,
    at: new Date(`${addDays(today, -20 - 365 * ago)}T08:30:00Z`),
  }));

/** Returns the name of a contract of the demo and its facts. */
export const contractFacts = ({ type, ago }: DemoContract, today: string) =>
  factsOf({ type, year: serviceYear(today) - ago });
