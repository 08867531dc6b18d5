import { restQueries } from '../data/rest-endpoints.ts'
import RestConsole from '../islands/RestConsole.tsx'
import { openApiDocument } from '../openapi/openapi-document.ts'
import type { Operation, Parameter, Schema } from '../openapi/openapi-types.ts'
import { EntryHeading } from './entry-heading.tsx'
import { Island } from './island.tsx'
import { schemaText } from './schema-text.ts'
import { Table } from './table.tsx'

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
    <section className="api-entry">
      <EntryHeading id={operationId} name={path}>
        <code>
          <span className="api-verb">GET</span> {path}
        </code>
      </EntryHeading>
      <p>{summary}</p>
      <p className="tool-note">
        Operation <code>{operationId}</code>, {description}
      </p>
      <Parameters parameters={parameters} />
      {success !== undefined && 'content' in success ? (
        <Fields schema={success.content['application/json'].schema} />
      ) : null}
      {canBeTried(parameters) ? (
        <details className="details">
          <summary>Try {operationId}</summary>
          <Island
            name="RestConsole"
            component={RestConsole}
            props={{
              path,
              fields: parameters.map((parameter) => ({
                name: parameter.name,
                in: parameter.in,
                type: schemaText(parameter.schema),
                text: parameter.example ?? '',
              })),
            }}
          />
        </details>
      ) : (
        <p>
          This query takes whole messages, which do not fit into an address. Ask it over gRPC, or
          use the <code>debug</code> methods of JSON-RPC.
        </p>
      )}
    </section>
  )
}

/** Long lists of parameters open on demand. */
const MANY_PARAMETERS = 12

function Parameters({ parameters }: { readonly parameters: readonly Parameter[] }) {
  if (parameters.length === 0) return <p>No parameters.</p>
  const table = (
    <Table
      head={['Parameter', 'In', 'Type', 'Notes']}
      rows={parameters.map(({ name, in: place, required, schema, description, example }) => ({
        key: name,
        cells: [
          <code key="name">{name}</code>,
          required ? `${place}, required` : place,
          schemaText(schema),
          description ?? (example === undefined ? '' : <code>{example}</code>),
        ],
      }))}
    />
  )
  if (parameters.length < MANY_PARAMETERS) return table
  return (
    <details className="details">
      <summary>{parameters.length} parameters</summary>
      {table}
    </details>
  )
}

/** The fields of an answer; those of a message are listed under it. */
function Fields({ schema }: { readonly schema: Schema }) {
  if (!('properties' in schema) || schema.properties === undefined) return null
  const rows = Object.entries(schema.properties).flatMap(([name, field]) => [
    [name, field] as const,
    ...innerFields(field).map(([inner, type]) => [`${name}${inner}`, type] as const),
  ])
  return (
    <Table
      head={['Field of the answer', 'Type']}
      rows={rows.map(([name, field]) => ({
        key: name,
        cells: [<code key="name">{name}</code>, schemaText(field)],
      }))}
    />
  )
}

/** Fields of the message a field holds, written as they follow its name: `.denom`, `[].denom`. */
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

/** A repeated message cannot be written into a query string; the data says so in a note. */
function canBeTried(parameters: readonly Parameter[]): boolean {
  return parameters.every(({ description }) => description === undefined)
}
