import type { RestEndpoint } from '../data/rest-endpoints-schema.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { type ReferencePage, withoutMarks } from './reference-page.ts'

/** A page for each REST query, in one folder for each module. */
export function queryPages(queries: readonly RestEndpoint[]): readonly ReferencePage[] {
  const { paths } = openApiDocument(queries)
  return Object.entries(paths).map(([path, { get }], position) => ({
    path: `api/swagger/${get.tags[0] ?? ''}/${get.operationId}.md`,
    slug: `../${get.operationId}`,
    title: get.operationId,
    sidebarLabel: get.operationId,
    badge: 'GET',
    description: `${withoutMarks(get.summary)} A REST query: GET ${path}`,
    position,
    data: 'site/data/rest-endpoints.json',
    body: `${get.description}\n\n::api-operation{name="${get.operationId}"}`,
  }))
}
