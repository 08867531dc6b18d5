import { restQueries } from '../data/rest-endpoints.ts'
import RestConsole from '../islands/RestConsole.tsx'
import { REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { restSnippets, restUrl } from '../lib/rest.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import type { Operation, Parameter, Schema } from '../openapi/openapi-types.ts'
import { ApiEntry } from './api-entry.tsx'
import { type ApiParam, ApiParams } from './api-params.tsx'
import { CodeFigure } from './code-figure.tsx'
import { schemaText } from './schema-text.ts'
import { breakable } from './value.tsx'

const { paths, components, tags } = openApiDocument(restQueries)

/** `::api-reference{tag="evm"}`: every operation of one tag of the OpenAPI document. */
export default function ApiReference({ tag }: { readonly tag?: string }) {
  const chosen = Object.entries(paths).filter(([, { get }]) => get.tags[0] === tag)
  if (chosen.length === 0)
    throw new Error(
      `tag="${tag ?? ''}" is unknown; use one of: ${tags.map(({ name }) => name).join(', ')}`,
    )
  return (
    <>
      {chosen.map(([path, { get }]) => (
        <OperationEntry key={path} path={path} operation={get} />
      ))}
    </>
  )
}

function OperationEntry({ path, operation }: { path: string; operation: Operation }) {
  const { operationId, summary, description, parameters, responses } = operation
  const success = responses['200']
  return (
    <ApiEntry
      id={operationId}
      name={path}
      heading={
        <>
          <span className="api-verb">GET</span> {breakable(path)}
        </>
      }
      badges={[{ text: operation.tags[0] ?? '', tone: 'soft' }]}
      example={<OperationExample path={path} operation={operation} />}
    >
      <p>{summary}</p>
      <p className="tool-note">
        Operation <code>{operationId}</code>, {description}
      </p>
      <ApiParams title="Parameters" params={parameters.map(paramOf)} />
      {success !== undefined && 'content' in success ? (
        <Fields schema={success.content['application/json'].schema} />
      ) : null}
    </ApiEntry>
  )
}

function paramOf({ name, in: place, required, schema, description, example }: Parameter): ApiParam {
  return {
    name,
    type: `${schemaText(schema)}, ${place}`,
    ...(required ? {} : { remark: 'optional' }),
    means: description ?? (example === undefined ? '' : <code>{example}</code>),
  }
}

/** The call for a terminal, and a console that sends it. */
function OperationExample({ path, operation }: { path: string; operation: Operation }) {
  const { operationId, parameters } = operation
  if (!canBeTried(parameters))
    return (
      <p>
        This query takes whole messages, which do not fit into an address. Ask it over gRPC, or use
        the <code>debug</code> methods of JSON-RPC.
      </p>
    )
  const fields = parameters.map((parameter) => ({
    name: parameter.name,
    in: parameter.in,
    type: schemaText(parameter.schema),
    text: parameter.example ?? '',
  }))
  const values = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  const [curl] = restSnippets(restUrl(REST_ENDPOINTS[0].url, path, fields, values))
  return (
    <>
      <CodeFigure title="Request" language="bash" isWrapped code={curl?.code ?? ''} />
      <details className="details">
        <summary>Try {operationId}</summary>
        <RestConsole path={path} fields={fields} isCallShown />
      </details>
    </>
  )
}

/** The fields of an answer; the fields of a message are listed below it. */
function Fields({ schema }: { readonly schema: Schema }) {
  if (!('properties' in schema) || schema.properties === undefined) return null
  const rows = Object.entries(schema.properties).flatMap(([name, field]) => [
    [name, field] as const,
    ...innerFields(field).map(([inner, type]) => [`${name}${inner}`, type] as const),
  ])
  return (
    <ApiParams
      title="Fields of the answer"
      params={rows.map(([name, field]) => ({ name, type: schemaText(field), means: '' }))}
    />
  )
}

/** Fields of a nested message, with the suffix of their path: `.denom`, `[].denom`. */
function innerFields(schema: Schema): readonly (readonly [string, Schema])[] {
  if ('$ref' in schema) {
    const target = components.schemas[schema.$ref.slice('#/components/schemas/'.length)]
    return target !== undefined && 'properties' in target && target.properties !== undefined
      ? Object.entries(target.properties).map(([name, field]) => [`.${name}`, field])
      : []
  }
  return schema.type === 'array'
    ? innerFields(schema.items).map(([name, field]) => [`[]${name}`, field])
    : []
}

/** A query string cannot contain a repeated message; the data has a note about it. */
function canBeTried(parameters: readonly Parameter[]): boolean {
  return parameters.every(({ description }) => description === undefined)
}
