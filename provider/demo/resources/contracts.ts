import { addDays } from '../../../contract/dates';
import {
  type ContractStatus,
  type ContractType,
  contractStatus,
} from '../../../contract/entities/contractDocument';
import { serviceYear } from '../../../contract/serviceYear';
import { contractNames } from '../../i18n/contract.it';
import type { Columns } from '../insertRows';
import type { DemoSchool } from '../school';

export interface DemoContract {
  readonly type: ContractType;
  /** Years ago. */
  readonly ago: number;
  readonly status: ContractStatus;
}

const { none, toSign, signed, counterSigned, plain } = contractStatus;

/** The school that the demo begins with has contracts in every state. */
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

/** The contracts of a school. Of the others one in three has two to sign. */
export const demoContracts = ({ plan }: DemoSchool, index: number): readonly DemoContract[] =>
  contractsOfSchools[plan.customerCode] ?? [
    { type: 'S', ago: 0, status: index % 3 === 0 ? toSign : plain },
    { type: 'C', ago: 0, status: index % 3 === 0 ? toSign : plain },
  ];

export const contractColumns: Columns = {
  customer_code: 'text',
  file_name: 'text',
  name: 'text',
  type: 'text',
  anno: 'text',
  status: 'integer',
  clausola1: 'boolean',
  clausola2: 'boolean',
  created_at: 'timestamptz',
};

export const contractRows = (school: DemoSchool, index: number, today: string) =>
  demoContracts(school, index).map((contract) => {
    const { name, fileName, anno } = contractFacts(contract, today);
    const { type, status, ago } = contract;
    const done = status === signed || status === counterSigned;
    const created = new Date(`${addDays(today, -20 - 365 * ago)}T08:30:00Z`);
    return [school.plan.customerCode, fileName, name, type, anno, status, done, done, created];
  });

/** What a contract of the demo is called. */
export function contractFacts({ type, ago }: DemoContract, today: string) {
  const year = serviceYear(today) - ago;
  const name = `${contractNames[type]} ${year}/${year + 1}`;
  return {
    name,
    anno: `${year}/${year + 1}`,
    fileName: `${name
      .toLowerCase()
      .replace(/['’]/g, '-')
      .replace(/[^a-z0-9]+/g, '-')}.pdf`,
  };
}
