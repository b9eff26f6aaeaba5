import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { securityRead } from '../../../contract/endpoints/otp';
import { useCallApi } from '../../api/CallApi';
import { ChoicesInput } from '../../engine/form/inputs/ChoicesInput';
import type { FieldOf, InputProps } from '../../engine/form/inputs/InputProps';
import { ConfirmIdentity, useConfirmed } from '../../features/password/ConfirmIdentity';
import { useSession } from '../../session/SessionContext';
import { ExportScope } from './ExportScope';

/** The applications whose data are asked for, what the file will hold of them, and who asks: that is asked again when it is sent. */
export function ApplicationsInput(props: InputProps<FieldOf<'list'>>) {
  const callApi = useCallApi();
  const { signInElsewhere } = useSession();
  const { data: security } = useQuery({
    queryKey: ['exportRequest', 'security'],
    queryFn: async () => (await callApi(securityRead)).data,
    enabled: !signInElsewhere,
  });
  return (
    <ConfirmIdentity
      security={security ?? { password: !signInElsewhere, passkeys: [] }}
      code={Boolean(security?.required && security.methods.length > 0)}
    >
      <Asking />
      <ChoicesInput {...props} />
      <ExportScope name={props.name} words={props.words} />
    </ConfirmIdentity>
  );
}

/** Sends the request again once the person has confirmed who they are. */
function Asking() {
  const confirmed = useConfirmed();
  useRegisterMutationMiddleware(
    useCallback<Middleware<DataProvider['create']>>(
      (resource, params, next) => confirmed(() => next(resource, params)),
      [confirmed],
    ),
  );
  return null;
}
