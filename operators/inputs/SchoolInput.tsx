import { platformSchoolList } from '../../contract/staff/endpoints/schools';
import type { CallApi } from '../../src/api/CallApi';
import type { FilterInputProps } from '../../src/engine/declaration/declaration';
import type { OwnInputProps } from '../../src/engine/form/inputs/InputProps';
import { CodeFilter, CodeInput } from './CodeInput';

const find = async (callApi: CallApi, q: string) => {
  const { data } = await callApi(platformSchoolList, { query: { ...(q && { q }), perPage: '25' } });
  return data.data.map(({ customerCode, name, city }) => ({
    code: customerCode,
    name: `${name}, ${city}`,
  }));
};

const search = { of: 'school', find };

/** Renders an input for a school, found by name, town or code. */
export const SchoolInput = (props: OwnInputProps) => <CodeInput {...props} {...search} />;

/** Renders the input of a filter for a school, found by name, town or code. */
export const SchoolFilter = (props: FilterInputProps) => <CodeFilter {...props} {...search} />;
