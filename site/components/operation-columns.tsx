import { restAnswer } from '../data/recorded-answers.ts'
import { restQueries } from '../data/rest-endpoints.ts'
import { isOnThisComputer, ownNodeOf, REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { ownValue } from '../lib/own-value.ts'
import { restSnippets, restUrl } from '../lib/rest.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import type { Operation, Parameter, Schema } from '../openapi/openapi-types.ts'
import { fieldsOfOperation, restExampleCurl } from '../openapi/operation-example.ts'
import { schemaText } from '../openapi/schema-text.ts'
import { queryAddress } from '../reference/reference-address.ts'
import type { ApiColumnsProps } from './api-columns.tsx'
import { type ApiParam, ApiParams } from './api-params.tsx'
import { CallTabs, LanguageTabs } from './call-tabs.tsx'
import { CodeFigure } from './code-figure.tsx'
import { inlineCode } from './inline-code.tsx'
import { RecordedRest } from './recorded-rest.tsx'
import { breakable } from './value.tsx'

const OWN_NODE = ownNodeOf(REST_ENDPOINTS)
const PUBLIC = REST_ENDPOINTS.filter(({ url }) => !isOnThisComputer(url))
const { components } = openApiDocument(restQueries)

/**
 * Description of a REST query, with a call of it; `isPage` offers the call for each network and
 * language, which would make a page of all queries too long.
 */
export function operationColumns(
  path: string,
  operation: Operation,
  { isPage = false }: { readonly isPage?: boolean } = {},
): ApiColumnsProps {
  const { operationId, description, parameters, responses, tags } = operation
  const success = responses['200']
  return {
    badges: [{ text: tags[0], tone: 'soft' }],
    example: (
      <>
        <Request path={path} operation={operation} isPage={isPage} />
        <Answer path={path} operation={operation} isPage={isPage} />
      </>
    ),
    children: (
      <>
        {isPage ? null : <p>{inlineCode(description)}</p>}
        <p className="tool-note">
          Operation <code>{operationId}</code>, gRPC: {rpcOf(path)}
        </p>
        <ApiParams title="Parameters" params={parameters.map(paramOf)} />
        {success !== undefined && 'content' in success ? (
          <Fields schema={success.content['application/json'].schema} />
        ) : null}
      </>
    ),
  }
}

/** The gRPC method behind a path: `evmos.evm.v1.Query/Params`. */
function rpcOf(path: string): string {
  return restQueries.find((query) => query.path === path)?.rpc ?? ''
}

function paramOf({ name, in: place, required, schema, description, example }: Parameter): ApiParam {
  return {
    name,
    type: `${schemaText(schema)}, ${place}`,
    ...(required ? {} : { remark: 'optional' }),
    means: description ?? (example === undefined ? '' : <code>{breakable(example)}</code>),
  }
}

interface RequestProps {
  readonly path: string
  readonly operation: Operation
  readonly isPage: boolean
}

/** The call with the example's values. */
function Request({ path, operation, isPage }: RequestProps) {
  const fields = fieldsOfOperation(operation)
  if (fields === undefined)
    return (
      <p>
        This query takes whole messages, which do not fit into an address. Ask it over gRPC, or use
        the <code>debug</code> methods of JSON-RPC.
      </p>
    )
  if (!isPage)
    return (
      <CodeFigure
        title="Request"
        language="bash"
        isWrapped
        code={restExampleCurl(path, operation) ?? ''}
      />
    )
  const values = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  const answer = restAnswer(path)
  if (answer !== undefined && !isAnswerOfExample(path, operation))
    return (
      <LanguageTabs
        id={operation.operationId}
        snippets={restSnippets(`${OWN_NODE}${answer.request}`)}
      />
    )
  return (
    <CallTabs
      id={operation.operationId}
      endpoints={PUBLIC}
      snippetsOf={(host) => restSnippets(restUrl(host, path, fields, values))}
    />
  )
}

/** What a real node answered to that call. */
function Answer({ path, operation, isPage }: RequestProps) {
  const answer = restAnswer(path)
  if (answer === undefined) return null
  if (isPage || isAnswerOfExample(path, operation)) return <RecordedRest answer={answer} />
  const { operationId } = operation
  return (
    <p className="tool-note">
      <a href={queryAddress(operationId)}>
        The page of <code>{operationId}</code>
      </a>{' '}
      has a request with the answer of a node.
    </p>
  )
}

/** Whether the node was asked the example, and not a query about its own chain. */
function isAnswerOfExample(path: string, operation: Operation): boolean {
  const fields = fieldsOfOperation(operation) ?? []
  const values = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  return restAnswer(path)?.request === restUrl('', path, fields, values)
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
    const target = ownValue<Schema>(
      components.schemas,
      schema.$ref.slice('#/components/schemas/'.length),
    )
    return target !== undefined && 'properties' in target && target.properties !== undefined
      ? Object.entries(target.properties).map(([name, field]) => [`.${name}`, field])
      : []
  }
  return schema.type === 'array'
    ? innerFields(schema.items).map(([name, field]) => [`[]${name}`, field])
    : []
}
