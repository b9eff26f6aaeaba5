import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import type { CampusUser } from '../../../contract/campus/campus';
import { useSay } from '../../i18n/useSay';
import { TableBox } from './TableBox';

interface UserTableProps {
  readonly people: readonly CampusUser[];
  readonly selected: CampusUser;
  readonly choose: (user: CampusUser) => void;
}

/** The first letters of a name: Anna Rossi is AR. */
export const initialsOf = ({ name, surname }: Pick<CampusUser, 'name' | 'surname'>): string =>
  [name, surname].map((text) => [...text.trim()][0]?.toUpperCase() ?? '').join('');

const avatarStyle = { width: 32, height: 32, fontSize: '0.8125rem', bgcolor: 'primary.main' } as const;

/** People with the initials of each; the button of a row shows whose certificates stand beside it. */
export function UserTable({ people, selected, choose }: UserTableProps) {
  const say = useSay();
  return (
    <TableBox label={say('campus.users.table')}>
      <thead>
        <tr>
          <th scope="col">{say('campus.users.name')}</th>
          <th scope="col">{say('campus.users.surname')}</th>
          <th scope="col" className="count">
            {say('campus.users.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((user) => {
          const isSelected = user.argoId === selected.argoId;
          return (
            <tr key={user.argoId} {...(isSelected && { style: { fontWeight: 600 } })}>
              <th scope="row">
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
              </th>
              <td>{user.surname}</td>
              <td className="count">{user.numberOfCourses}</td>
            </tr>
          );
        })}
      </tbody>
    </TableBox>
  );
}
