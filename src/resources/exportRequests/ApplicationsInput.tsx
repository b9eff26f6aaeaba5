import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DataProvider, type Middleware, useRegisterMutationMiddleware } from 'react-admin';
import { securityRead } from '../../../contract/endpoints/otp';
import { useCallApi } from '../../api/CallApi';
import type { Resource } from '../../engine/declaration/defineResource';
import { ChoicesInput } from '../../engine/form/inputs/ChoicesInput';
import type { FieldOf, OwnInputProps } from '../../engine/form/inputs/InputProps';
import { useRelated } from '../../engine/record/related';
import { useWords } from '../../engine/record/words';
import { ConfirmIdentity, useConfirmed } from '../../features/password/ConfirmIdentity';
import { useSession } from '../../session/SessionContext';
import { ExportScope } from './ExportScope';

/** The applications whose data are asked for, what the file will hold of them, and who asks: that is asked again when it is sent. */
export function ApplicationsInput({ field, ...props }: OwnInputProps) {
  const words = useWords(useRelated('exportRequest') as Resource);
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
      <ChoicesInput
        {...props}
        field={field as FieldOf<'list'>}
        words={words}
        capitals={false}
        inside={() => null}
      />
      <ExportScope name={props.name} words={words} />
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
