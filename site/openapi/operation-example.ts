import { REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { type RestParam, restSnippets, restUrl } from '../lib/rest.ts'
import type { Operation, Parameter } from './openapi-types.ts'
import { schemaText } from './schema-text.ts'

/** A parameter as a console edits it. */
interface OperationField extends RestParam {
  readonly type: string
  readonly text: string
}

/** The parameters of a query with their examples; `undefined` if no address can contain them. */
export function fieldsOfOperation({
  parameters,
}: Operation): readonly OperationField[] | undefined {
  if (!canBeTried(parameters)) return undefined
  return parameters.map((parameter) => ({
    name: parameter.name,
    in: parameter.in,
    type: schemaText(parameter.schema),
    text: parameter.example ?? '',
  }))
}

/** The command of a query's example; `undefined` if no address can contain its parameters. */
export function restExampleCurl(path: string, operation: Operation): string | undefined {
  const fields = fieldsOfOperation(operation)
  if (fields === undefined) return undefined
  const values = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  return restSnippets(restUrl(REST_ENDPOINTS[0].url, path, fields, values))[0]?.code
}

/** A query string cannot contain a repeated message; the data has a note about it. */
function canBeTried(parameters: readonly Parameter[]): boolean {
  return parameters.every(({ description }) => description === undefined)
}
