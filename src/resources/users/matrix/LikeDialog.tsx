import Alert from '@mui/material/Alert';
import { useGetList, useTranslate } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { rolesLike } from '../../../../contract/roles/assignRoles';
import { roleDifferences } from '../../../../contract/roles/heldRoles';
import type { Resource } from '../../../engine/declaration/defineResource';
import { RecordPicker } from '../../../engine/form/inputs/RecordPicker';
import { wholeList } from '../../../engine/record/wholeList';
import { useWords } from '../../../engine/record/words';
import { useSay } from '../../../i18n/useSay';
import { ActionDialog } from '../../../ui/ActionDialog';
import type { UserRow } from '../roles/foreseen';
import { countsIn, type RoleOptions } from '../roles/useRoleCatalogue';
import { useUserRoles } from '../roles/useUserRoles';
import { RoleChanges } from './RoleChanges';

interface LikeDialogProps {
  readonly resource: Resource;
  /** User who gets the roles. */
  readonly id: string;
  readonly known: RoleOptions;
  readonly onClose: () => void;
}

/** Asks for a colleague, shows the differences, and gives a user the roles of that colleague. */
export function LikeDialog({ resource, id, known, onClose }: LikeDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const words = useWords(resource);
  const form = useForm({ defaultValues: { colleague: '' } });
  const colleague = useWatch({ control: form.control, name: 'colleague' });
  const { data } = useGetList<UserRow>(resource.name, wholeList, { structuralSharing: false });
  const { user, before, whyNot, error, save, saving, problem } = useUserRoles(id, known);
  const like = data?.find((one) => one.id === colleague);
  const assignment = like && user && rolesLike(known, before, like.groups ?? [], countsIn(known));
  const changes = assignment && roleDifferences(before, assignment.after);
  const nothing = changes && changes.added.length + changes.removed.length === 0;
  const why = whyNot ?? (changes ? (nothing ? say('roles.like.same') : undefined) : say('roles.like.choose'));
  const apply = async () => {
    if (assignment && (await save(assignment.after))) onClose();
  };

  return (
    <ActionDialog
      title={say('roles.like.title', { name: user?.labelNomeCognome || id })}
      confirm={{ text: say('roles.like.apply'), disabledReason: why, run: () => void apply() }}
      running={saving}
      close={onClose}
    >
      <FormProvider {...form}>
        <div style={{ paddingTop: 8 }}>
          <RecordPicker
            name="colleague"
            words={words}
            disabledReason={undefined}
            required
            capitals={false}
            inside={() => null}
            label={say('roles.like.colleague')}
            help={say('roles.like.choose')}
            to={resource}
            several={false}
          />
        </div>
      </FormProvider>
      <div role="status">
        {assignment && changes && (
          <RoleChanges known={known} changes={changes} refused={assignment.refused} />
        )}
      </div>
      <div role="alert">
        {(problem || error) && (
          <Alert role="none" severity="warning" sx={{ mt: 2 }}>
            {problem
              ? 'changed' in problem
                ? say('roles.like.changed')
                : translate(problem.text)
              : say('roles.failed')}
          </Alert>
        )}
      </div>
    </ActionDialog>
  );
}
