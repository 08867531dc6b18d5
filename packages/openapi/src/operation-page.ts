import type { OpenAPIV3_1 } from 'openapi-types'
import { descriptionText, onOneLine } from './description-text.ts'
import { inlineCode } from './inline-code.ts'
import {
  follow,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from './openapi-document.ts'
import { schemaExample } from './schema-example.ts'
import { type SchemaRow, schemaRows } from './schema-rows.ts'

/** Types of media with what each of them holds. */
export type Content = Readonly<Record<string, OpenAPIV3_1.MediaTypeObject>> | undefined

/** Name of an operation for readers. */
export function titleOf({ method, path, operation }: Operation): string {
  return String(operation.summary ?? `${method} ${path}`)
}

/** The text of the page of an operation, in Markdown without front matter. */
export function operationText(document: OpenApiDocument, entry: Operation): string {
  const { operation } = entry
  const body = operation.requestBody && follow(document, operation.requestBody)
  const sections = [
    operation.deprecated ? ':::warning\nThis operation is deprecated.\n:::' : '',
    `\`${entry.method}\` ${inlineCode(entry.path)}`,
    descriptionText(operation.description),
    ...parametersText(document, entry.parameters),
    ...(body === undefined
      ? []
      : [
          '## Request body',
          descriptionText(body.description),
          ...contentText(document, body.content),
        ]),
    '## Example',
    fence('bash', curl(document, entry)),
    ...responsesText(document, operation.responses),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

function parametersText(document: OpenApiDocument, parameters: readonly Parameter[]): string[] {
  if (parameters.length === 0) return []
  return ['## Parameters', parameterTable(document, parameters)]
}

/** A table with a row for every parameter. */
export function parameterTable(
  document: OpenApiDocument,
  parameters: readonly Parameter[],
): string {
  const rows = parameters.map((parameter) => {
    const schema = parameter.schema && follow<Schema>(document, parameter.schema)
    const [type] = schema === undefined ? [] : schemaRows(document, schema)
    return [
      inlineCode(parameter.name),
      descriptionText(parameter.in),
      type?.path === '' ? type.type : 'object',
      parameter.required || parameter.in === 'path' ? 'yes' : 'no',
      [descriptionText(parameter.description), type?.path === '' ? type.description : '']
        .join(' ')
        .trim(),
    ]
  })
  return table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)
}

/** A heading, and what every status answers. */
export function responsesText(
  document: OpenApiDocument,
  responses: OpenAPIV3_1.ResponsesObject = {},
): string[] {
  const texts = Object.entries(responses).flatMap(([status, given]) => {
    const response = follow<OpenAPIV3_1.ResponseObject>(document, given)
    return [
      `### ${descriptionText(status)}`,
      descriptionText(response.description),
      ...contentText(document, response.content),
    ]
  })
  return texts.length === 0 ? [] : ['## Responses', ...texts]
}

/** Fields and an example of every type of media. */
export function contentText(document: OpenApiDocument, content: Content = {}): string[] {
  return Object.entries(content).flatMap(([type, media]) => {
    const schema = media.schema as Schema | undefined
    const example = exampleOf(document, media)
    return [
      inlineCode(type),
      ...(schema === undefined ? [] : [fieldTable(schemaRows(document, schema))]),
      ...(example === undefined ? [] : [fence(languageOf(type), example)]),
    ]
  })
}

/** A table with a row for every field. */
export function fieldTable(rows: readonly SchemaRow[]): string {
  return table(
    ['Field', 'Type', 'Required', 'Meaning'],
    rows.map(({ path, type, isRequired, description }) => [
      path === '' ? 'the value' : inlineCode(path),
      type,
      isRequired ? 'yes' : 'no',
      description,
    ]),
  )
}

/** The example of the document, otherwise one made from the schema. */
function exampleOf(
  document: OpenApiDocument,
  { example, examples, schema }: OpenAPIV3_1.MediaTypeObject,
): string | undefined {
  const [first] = Object.values(examples ?? {})
  const given =
    example ??
    (first && follow<OpenAPIV3_1.ExampleObject>(document, first).value) ??
    (schema && schemaExample(document, schema as Schema))
  if (given === undefined || given === null) return undefined
  return typeof given === 'string' ? given : JSON.stringify(given, null, 2)
}

function languageOf(type: string): string {
  return /json/i.test(type) ? 'json' : /xml/i.test(type) ? 'xml' : 'text'
}

/** A request with the required parameters, for the first server. */
function curl(document: OpenApiDocument, { method, path, parameters, operation }: Operation) {
  const exampleValue = (parameter: Parameter) =>
    String(parameter.example ?? Object(parameter.schema).example ?? `<${parameter.name}>`)
  const server = (document.servers?.[0]?.url ?? '').replace(/\/$/, '')
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, entry) => text.replaceAll(`{${entry.name}}`, () => exampleValue(entry)), path)
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${exampleValue(parameter)}`)
    .join('&')
  const headers = parameters
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .map((parameter) => ` \\\n  -H ${quoted(`${parameter.name}: ${exampleValue(parameter)}`)}`)
  const body = operation.requestBody && follow(document, operation.requestBody)
  const [type, media] = Object.entries(body?.content ?? {})[0] ?? []
  const data = media && exampleOf(document, media)
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} `,
    quoted(`${server}${filled}${query === '' ? '' : `?${query}`}`),
    ...headers,
    ...(type === undefined ? [] : [` \\\n  -H ${quoted(`Content-Type: ${type}`)}`]),
    ...(data === undefined ? [] : [` \\\n  -d ${quoted(data)}`]),
  ].join('')
}

/** A word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function fence(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${language}\n${text}\n${marks}`
}

/** A table without the columns in which every row is empty. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = head.map((_, column) => rows.some((row) => row[column] !== ''))
  const line = (cells: readonly string[]) => {
    const kept = cells.filter((_, column) => shown[column])
    return `| ${kept.map(cellText).join(' | ')} |`
  }
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function cellText(text: string): string {
  return onOneLine(text).replaceAll('|', '\\|')
}
