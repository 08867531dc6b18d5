import type { RestEndpoint } from '../data/rest-endpoints-schema.ts'
import { REST_ENDPOINTS } from '../lib/api-endpoints.ts'
import { ownValue } from '../lib/own-value.ts'
import { network } from '../network.ts'
import { exampleOf } from './example-of.ts'
import type {
  OpenApiDocument,
  Operation,
  Parameter,
  ResponseObject,
  Schema,
} from './openapi-types.ts'
import { messageSchema, messagesIn, schemaOf } from './schema-of.ts'

/** Modules in display order, with descriptions of their queries. */
const TAGS: Readonly<Record<string, string>> = {
  evm: 'Accounts, code, storage and calls of the EVM.',
  feemarket: 'Base fee and block gas.',
  erc20: 'Pairs of Cosmos coins and ERC-20 contracts.',
  epochs: 'Timers that other modules listen to.',
  coinomics: 'Minting: reward coefficient and supply ceiling.',
  liquidvesting: 'Liquid tokens made of locked coins.',
  ucdao: 'Balances in the United Contributors DAO.',
  vesting: 'Locked, unvested and vested amounts.',
}

/** OpenAPI 3.1 description of REST queries. */
export function openApiDocument(queries: readonly RestEndpoint[]): OpenApiDocument {
  const paths = Object.fromEntries(
    queries.map((query) => [query.path, { get: operationOf(query) }]),
  )
  const fields = queries.flatMap((query) => query.response_fields.map(({ type }) => schemaOf(type)))
  const messages = [...new Set(fields.flatMap(messagesIn))].sort()
  return {
    openapi: '3.1.1',
    info: {
      title: 'HAQQ REST API: HAQQ and EVM modules',
      version: network.node.version.value.replace(/^v/, ''),
      summary: 'The REST queries that HAQQ adds to those of the Cosmos SDK and IBC.',
      description:
        'Made from the protobuf files of the node. 64-bit integers and amounts are strings, bytes are base64. All operations only read.',
    },
    servers: REST_ENDPOINTS.map(({ label, url }) => ({ url, description: label })),
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          properties: {
            code: { type: 'integer', description: 'gRPC status code.' },
            message: { type: 'string' },
            details: { type: 'array', items: { type: 'object' } },
          },
        },
        ...Object.fromEntries(messages.map((name) => [name, messageSchema(name)])),
      },
      responses: {
        Error: {
          description: 'The query failed; the gRPC code says why.',
          content: jsonOf({ $ref: '#/components/schemas/Error' }),
        },
      },
    },
  }
}

/** `/evmos/evm/v1/params` belongs to `evm`. */
export function moduleOf(path: string): string {
  return path.split('/')[2] ?? ''
}

function operationOf(query: RestEndpoint): Operation {
  const { path, rpc, summary, when, response_type, response_fields } = query
  const tag = moduleOf(path)
  if (ownValue(TAGS, tag) === undefined)
    throw new Error(`The module "${tag}" of ${path} has no tag`)
  return {
    operationId: `${tag}${rpc.slice(rpc.lastIndexOf('/') + 1)}`,
    tags: [tag],
    summary,
    description: `${summary} ${when}`,
    parameters: query.params.map((param) => parameterOf(query, param)),
    responses: {
      '200': {
        description: response_type,
        content: jsonOf({
          type: 'object',
          properties: Object.fromEntries(
            response_fields.map(({ name, type }) => [name, schemaOf(type)]),
          ),
        }),
      },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

function parameterOf(query: RestEndpoint, param: RestEndpoint['params'][number]): Parameter {
  const { name, note } = param
  const example = exampleOf(query, name)
  const isMessage = messagesIn(schemaOf(param.type)).length > 0
  return {
    name,
    in: param.in,
    required: param.in === 'path',
    schema: isMessage ? { type: 'string' } : schemaOf(param.type),
    ...(note === undefined ? {} : { description: note }),
    ...(example === undefined ? {} : { example }),
  }
}

function jsonOf(schema: Schema): ResponseObject['content'] {
  return { 'application/json': { schema } }
}

/** The paths of a tag with their operations, in the order of the document. */
export function operationsOf(
  { paths }: OpenApiDocument,
  tag: string,
): readonly (readonly [path: string, operation: Operation])[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get.tags[0] === tag ? [[path, get] as const] : [],
  )
}
