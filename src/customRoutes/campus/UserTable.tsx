import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { CampusUser } from '../../../contract/campus/campus';
import { useSay } from '../../i18n/useSay';
import { RecordTable } from '../../ui/tables/RecordTable';

interface UserTableProps {
  readonly people: readonly CampusUser[];
  readonly selected: CampusUser;
  readonly choose: (user: CampusUser) => void;
}

/** Returns the initials of a name: Anna Rossi is AR. */
export const initialsOf = ({ name, surname }: Pick<CampusUser, 'name' | 'surname'>): string =>
  [name, surname].map((text) => [...text.trim()][0]?.toUpperCase() ?? '').join('');

const avatarStyle = { width: 32, height: 32, fontSize: '0.8125rem', bgcolor: 'primary.main' } as const;
/** The height of the button with the avatar, so that all texts of a row share a baseline. */
const besideAvatar = { lineHeight: { sm: '2.5rem' } } as const;

/** Lists people with their initials; the button of a row shows that person's certificates beside the table. */
export function UserTable({ people, selected, choose }: UserTableProps) {
  const say = useSay();
  const nameOf = (user: CampusUser) => {
    const isSelected = user.argoId === selected.argoId;
    return (
      <ButtonBase
        aria-pressed={isSelected}
        aria-label={`${user.name} ${user.surname}`}
        onClick={() => choose(user)}
        sx={{
          gap: 1,
          p: 0.5,
          borderRadius: 1,
          font: 'inherit',
          textAlign: 'left',
          ...(isSelected && { bgcolor: 'action.selected', fontWeight: 600 }),
        }}
      >
        <Avatar aria-hidden sx={avatarStyle}>
          {initialsOf(user)}
        </Avatar>
        {user.name}
      </ButtonBase>
    );
  };
  return (
    <RecordTable
      caption={say('campus.users.table')}
      columns={[
        { name: 'name', label: say('campus.users.name'), cell: nameOf },
        {
          name: 'surname',
          label: say('campus.users.surname'),
          cell: ({ surname }) => <Box sx={besideAvatar}>{surname}</Box>,
        },
        {
          name: 'count',
          label: say('campus.users.count'),
          cell: ({ numberOfCourses }) => <Box sx={besideAvatar}>{numberOfCourses}</Box>,
          numeric: true,
        },
      ]}
      rows={people}
      rowKey={({ argoId }) => argoId}
    />
  );
}
