import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { HeldRole } from '../../../../contract/roles/application';
import type { Resource } from '../../../engine/declaration/defineResource';
import { RecordPicker } from '../../../engine/form/inputs/RecordPicker';
import { wholeList } from '../../../engine/record/wholeList';
import { useWords } from '../../../engine/record/words';
import { useSay } from '../../../i18n/useSay';
import type { UserRow } from './foreseen';
import { countsIn, type RoleOptions } from './useRoleCatalogue';

interface ColleagueRolesProps {
  readonly resource: Resource;
  readonly known: RoleOptions;
  /** Called with the roles of a colleague that the school can give. */
  readonly onChoose: (roles: readonly HeldRole[]) => void;
}

/** Renders the choice of a colleague whose roles are copied. */
export function ColleagueRoles({ resource, known, onChoose }: ColleagueRolesProps) {
  const say = useSay();
  const words = useWords(resource);
  const form = useForm({ defaultValues: { colleague: '' } });
  const colleague = useWatch({ control: form.control, name: 'colleague' });
  const { data } = useGetList<UserRow>(resource.name, wholeList, { structuralSharing: false });
  const groups = data?.find(({ id }) => id === colleague)?.groups;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another colleague changes the choice
  useEffect(() => {
    if (groups) onChoose(groups.filter(countsIn(known)));
  }, [colleague, groups !== undefined]);

  return (
    <FormProvider {...form}>
      <RecordPicker
        name="colleague"
        words={words}
        disabledReason={undefined}
        required={false}
        capitals={false}
        inside={() => null}
        label={say('roles.like.colleague')}
        help={say('roles.like.choose')}
        to={resource}
        several={false}
      />
    </FormProvider>
  );
}
