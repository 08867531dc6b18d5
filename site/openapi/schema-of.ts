import { moduleParams } from '../data/params.ts'
import { ownValue } from '../lib/own-value.ts'
import type { Schema } from './openapi-types.ts'

const STRING: Schema = { type: 'string' }
const INT64: Schema = { type: 'string', format: 'int64' }

/** JSON forms of the scalar types, as the gateway returns them: 64-bit integers are strings. */
const SCALARS: Readonly<Record<string, Schema>> = {
  string: STRING,
  boolean: { type: 'boolean' },
  bool: { type: 'boolean' },
  number: { type: 'number' },
  uint32: { type: 'integer', format: 'int64' },
  'integer (int32)': { type: 'integer', format: 'int32' },
  int64: INT64,
  'string (int64)': INT64,
  'string (uint64)': { type: 'string', format: 'uint64' },
  'string (base64)': { type: 'string', contentEncoding: 'base64' },
  'google.protobuf.Timestamp': { type: 'string', format: 'date-time' },
}

/** Messages whose fields are known, by their protobuf names. */
const MESSAGES: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'cosmos.base.v1beta1.Coin': { denom: STRING, amount: STRING },
  'cosmos.base.query.v1beta1.PageResponse': {
    next_key: { type: 'string', contentEncoding: 'base64' },
    total: { type: 'string', format: 'uint64' },
  },
  'evmos.epochs.v1.EpochInfo': {
    identifier: STRING,
    start_time: { type: 'string', format: 'date-time' },
    duration: STRING,
    current_epoch: INT64,
    current_epoch_start_time: { type: 'string', format: 'date-time' },
    epoch_counting_started: { type: 'boolean' },
    current_epoch_start_height: INT64,
  },
  'evmos.erc20.v1.TokenPair': {
    erc20_address: STRING,
    denom: STRING,
    enabled: { type: 'boolean' },
    contract_owner: STRING,
  },
  'ethermint.evm.v1.Params': paramsOf('evm'),
  'evmos.erc20.v1.Params': paramsOf('erc20'),
  'ethermint.feemarket.v1.Params': paramsOf('feemarket'),
  'haqq.coinomics.v1.Params': paramsOf('coinomics'),
  'haqq.ucdao.v1.Params': paramsOf('ucdao'),
}

/** Schema of a type in the endpoint data; message types refer to their own schemas. */
export function schemaOf(type: string): Schema {
  if (type.endsWith('[]')) return { type: 'array', items: schemaOf(type.slice(0, -2)) }
  return ownValue(SCALARS, type) ?? { $ref: `#/components/schemas/${type}` }
}

/**
 * Schema of a message by its protobuf name; a message without listed fields may contain anything.
 */
export function messageSchema(name: string): Schema {
  const properties = ownValue(MESSAGES, name)
  return properties === undefined
    ? { type: 'object', description: `Protobuf message ${name}.` }
    : { type: 'object', properties }
}

/** Names of the messages that a schema refers to. */
export function messagesIn(schema: Schema): readonly string[] {
  if ('$ref' in schema) return [schema.$ref.slice('#/components/schemas/'.length)]
  return schema.type === 'array' ? messagesIn(schema.items) : []
}

function paramsOf(module: string): Readonly<Record<string, Schema>> {
  const { params = {} } = ownValue<(typeof moduleParams)[string]>(moduleParams, module) ?? {}
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, paramSchema(String(param.proto_type))]),
  )
}

function paramSchema(type: string): Schema {
  if (type.startsWith('repeated '))
    return { type: 'array', items: paramSchema(type.slice('repeated '.length)) }
  return ownValue(SCALARS, type) ?? { type: 'object', description: `Protobuf message ${type}.` }
}
