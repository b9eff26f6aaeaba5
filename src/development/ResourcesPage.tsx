import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import openapi from '../../contract/openapi.json';
import { roles } from '../../contract/permissions/roles';
import type { Resource } from '../engine/declaration/defineResource';
import { endpointCalls } from '../engine/declaration/endpointCalls';
import { Page } from '../ui/Page';
import { contractDrifts } from './contract/contractDrifts';
import { Facts } from './Facts';
import { meaningsOf } from './meaningsOf';
import { messagesOf } from './messagesOf';
import { isAllowed, isOffered } from './offered';

/** Shows developers the result of each declaration; not part of production builds. */
export function ResourcesPage({ resources }: { resources: readonly Resource[] }) {
  return (
    <Page title="Declared resources">
      {resources.map((resource) => (
        <ResourceFacts key={resource.name} resource={resource} />
      ))}
    </Page>
  );
}

function ResourceFacts({ resource }: { resource: Resource }) {
  const calls = endpointCalls(resource);
  const meanings = meaningsOf(resource);
  const drifts = contractDrifts(resource, openapi);
  return (
    <Box component="section" aria-label={resource.name} sx={{ mb: 5 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {resource.name} at {resource.path}
      </Typography>
      <Facts
        caption={`Who may do what with ${resource.name}`}
        heads={['call', 'permission', ...roles]}
        rows={calls.map((call) => [
          call.use,
          call.can.join('.'),
          ...roles.map((role) => {
            const [offered, allowed] = [isOffered(role, call), isAllowed(role, call)];
            if (offered !== allowed) return offered ? 'offered, but refused' : 'allowed, but not offered';
            return offered ? 'yes' : '';
          }),
        ])}
      />
      <Facts
        caption={`Calls of ${resource.name}`}
        heads={['call', 'operation', 'address', 'effect']}
        rows={calls.map(({ use, endpoint }) => [
          use,
          endpoint.id,
          `${endpoint.method} ${endpoint.path}`,
          endpoint.effect,
        ])}
      />
      {meanings.length > 0 && (
        <Facts
          caption={`What the filters of ${resource.name} keep`}
          heads={['filter', 'value', 'records']}
          rows={meanings.map(({ filter, value, keeps }) => [filter, value, keeps])}
        />
      )}
      <Facts
        caption={`Messages of ${resource.name}`}
        heads={['when', 'what the person reads']}
        rows={messagesOf(resource).map(({ when, say }) => [when, say])}
      />
      {drifts.length === 0 ? (
        <Alert severity="success">contract/openapi.json agrees with this declaration.</Alert>
      ) : (
        <Facts
          caption={`Where contract/openapi.json and ${resource.name} differ`}
          heads={['in the document', 'what differs']}
          rows={drifts.map(({ pointer, say }) => [pointer, say])}
        />
      )}
    </Box>
  );
}
