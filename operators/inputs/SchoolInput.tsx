import { platformSchoolList } from '../../contract/staff/endpoints/schools';
import type { CallApi } from '../../src/api/CallApi';
import type { OwnInputProps } from '../../src/engine/form/inputs/InputProps';
import { CodeInput } from './CodeInput';

const find = async (callApi: CallApi, q: string) => {
  const { data } = await callApi(platformSchoolList, { query: { ...(q && { q }), perPage: '25' } });
  return data.data.map(({ customerCode, name, city }) => ({
    code: customerCode,
    name: `${name}, ${city}`,
  }));
};

/** Renders an input for a school, found by name, town or code. */
export const SchoolInput = (props: OwnInputProps) => <CodeInput {...props} of="school" find={find} />;
