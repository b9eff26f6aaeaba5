import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { OwnDialog } from '../actions/OwnDialog';
import { Glyph } from '../cells/Glyph';
import type { Tool } from '../declaration/declaration';
import type { Resource } from '../declaration/defineResource';
import { useMay } from '../viewer';
import { useWords } from '../words';
import { dialogOf, useTools } from './useTools';

/** The ways that a declaration lists, as one menu; who may not go one does not see it. */
export function WaysMenu({ resource, ways }: { resource: Resource; ways: readonly Tool[] }) {
  const may = useMay();
  const words = useWords(resource);
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [begun, setBegun] = useState<string>();
  const tools = useTools(ways);
  const imports = resource.import && may(resource.import.can);
  if (tools.length === 0 && !imports) return null;
  const close = () => setAnchor(null);
  const load = dialogOf(tools, begun);

  return (
    <>
      <Button
        variant="outlined"
        endIcon={<Glyph name="down" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.say('ways')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} transitionDuration={0}>
        {tools.map(({ name, opens }) =>
          'page' in opens ? (
            <MenuItem key={name} component={Link} to={opens.page} onClick={close}>
              {words.say(`tools.${name}`)}
            </MenuItem>
          ) : (
            <MenuItem
              key={name}
              aria-haspopup="dialog"
              onClick={() => {
                close();
                setBegun(name);
              }}
            >
              {words.say(`tools.${name}`)}
            </MenuItem>
          ),
        )}
        {imports && (
          <MenuItem component={Link} to={`${resource.path}/importa`} onClick={close}>
            {translate('engine.import.open')}
          </MenuItem>
        )}
      </Menu>
      {load && (
        <Suspense fallback={null}>
          <OwnDialog load={load} resource={resource} close={() => setBegun(undefined)} />
        </Suspense>
      )}
    </>
  );
}
