/** Pages made from an OpenAPI document: `import { openapi } from 'warraq/openapi'`. */
export { type OpenApiOptions, openapi } from './plugins/openapi/openapi.ts'
