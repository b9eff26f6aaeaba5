// What npm run eject writes of a record's page: what it tells, as a component of plain react-admin.
import { calledBy, cellHelper } from './cells.mjs';
import { factsOf, factsSource } from './facts.mjs';
import { importsOf } from './imports.mjs';
import { componentOf, pathOf } from './names.mjs';
import { noticeData, noticesSource } from './notices.mjs';
import { pageActions } from './pageActions.mjs';

/**
 * The source of the page of a record, without its declaration.
 * @param {any} resource
 * @returns {{ path: string, text: string, beside?: { path: string, text: string } }} where it belongs, and what it is
 */
export function ejectShow(resource) {
  const { name, can } = resource;
  const facts = factsOf(resource, [...resource.form.inputs]);
  const helper = cellHelper(resource, facts);
  const called = calledBy(resource);
  const permission = can.read ?? can.list;
  const page = pageActions(resource);
  const notices = noticesSource(resource);
  const code = `
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
${helper}
${noticeData(resource)}/** A record of ${resource.path}, ejected from its declaration: from here on it is changed here. */
export function ${componentOf(resource, 'Show')}({ id }: { readonly id?: string }) {
  const params = useParams();
  const translate = useTranslate();
  const access = useRequireAccess({ resource: '${permission[0]}', action: '${permission[1]}' });
  const show = useShowController<Row>({
    resource: '${name}',
    id: id ?? params.id ?? '',
    disableAuthentication: true,
    queryOptions: { onError: () => undefined },
  });
  const { record, error } = show;
${notices ? '  const viewer = viewerOf(useSession());\n' : ''}${page.state('() => undefined')}  if (access.isPending) return null;
  return (
    <ResourceContextProvider value="${name}">
      <ShowContextProvider value={show}>
      {record && <title>{translate('resources.${name}.one', { name: ${called} })}</title>}
      <h1>{record ? translate('resources.${name}.one', { name: ${called} }) : ''}</h1>
      {error && <p role="alert">{translate('engine.list.failed')}</p>}
      {!record && !error && <p role="status">{translate('engine.list.loading')}</p>}
      ${notices && `{record && ${notices.trim().slice(1, -1)}}`}
      ${page.buttons && `{record && (<>${page.buttons}</>)}`}
      {record && (
        ${factsSource(resource, facts)}
      )}
      <Link to="${resource.path}">{translate('engine.form.back')}</Link>
      </ShowContextProvider>
    </ResourceContextProvider>
  );
}
`;
  return { path: pathOf(resource, 'Show'), text: importsOf(code, page.imports) + code, beside: page.beside };
}
