/**
 * The tables of operations and schemas, for pages that other tools made from a document:
 * `import { fieldTable } from '@warraq/openapi/tables'`.
 */
export type { OpenApiDocument, Parameter, Schema } from './openapi-document.ts'
export {
  type Content,
  contentText,
  fieldTable,
  parameterTable,
  responsesText,
} from './operation-page.ts'
export { schemaRows } from './schema-rows.ts'
