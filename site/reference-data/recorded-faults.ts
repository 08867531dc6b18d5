import { LEFT_OUT } from '../data/recorded-answers.ts'
import type { RecordedAnswers, RestAnswer, RpcAnswer } from '../data/recorded-answers-schema.ts'
import { fitsAddress } from '../data/rest-endpoints.ts'
import type { RestEndpoint } from '../data/rest-endpoints-schema.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import { ownValue } from '../lib/own-value.ts'
import { moduleOf, openApiDocument } from '../openapi/openapi-document.ts'
import type { OpenApiDocument, Schema } from '../openapi/openapi-types.ts'
import { isObject, isOfType, unknownTypes } from './answer-types.ts'
import { type DataFault, faultIn } from './data-fault.ts'

interface AnsweredReferences {
  readonly rpcMethods: readonly RpcMethod[]
  readonly restQueries: readonly RestEndpoint[]
  readonly recorded: RecordedAnswers
}

/** Methods that a node refused for a reason that their notes state. */
const REFUSED: readonly string[] = ['eth_resend']
/** Queries that the recorded node refuses, with what it then says. */
const SWITCHED_OFF: Readonly<Record<string, string>> = {
  '/haqq/vesting/v1/total_locked': 'vesting stats is disabled',
}

/** Answers were recorded on this day for the first time. */
const FIRST_DAY = '2026-11-27'
/** Routes of the consensus RPC that the reference shows. */
const LEAST_ROUTES = 26

const FILE = 'recorded-answers.json'
const AGAIN =
  'restore what the node answered, or have it recorded again: npm run drills -- --answers'
const other = faultIn(FILE, 'other-answer', AGAIN)

/** Recorded answers that the references contradict, or lack. */
export function* recordedFaults(data: AnsweredReferences): Iterable<DataFault> {
  const { rpcMethods, restQueries, recorded } = data
  const methods = new Set(rpcMethods.map(({ method }) => method))
  for (const name of Object.keys(recorded.rpc).filter((one) => !methods.has(one)))
    yield other(name, 'a method of rpc-methods.json', name)
  for (const entry of rpcMethods) {
    const answer = ownValue(recorded.rpc, entry.method)
    if (answer === undefined) yield other('no answer', `an answer of ${entry.method}`)
    else yield* methodFaults(entry, answer)
  }
  if (recorded.day < FIRST_DAY) yield other(recorded.day, `${FIRST_DAY} or later`, 'day')
  const document = openApiDocument(restQueries)
  for (const query of restQueries) {
    const answer = recorded.rest.find(({ route }) => route === query.path)
    // `unanswered-queries.ts` reports those without an answer.
    if (answer === undefined) continue
    if (fitsAddress(query)) yield* queryFaults(query, answer, document)
    else yield other('an answer', 'none: an address cannot contain whole messages', query.path)
  }
  if (recorded.comet.length < LEAST_ROUTES)
    yield other(`${recorded.comet.length} routes`, `at least ${LEAST_ROUTES}`, 'comet')
  for (const { route, result, error } of recorded.comet)
    if (route === 'broadcast_evidence') {
      if ((error?.code ?? 0) >= 0) yield other('no error', 'evidence that is refused', route)
    } else if (!isObject(result)) yield other(JSON.stringify(result), 'an object', route)
    else if (/^(?:broadcast_tx|check)/.test(route) && /"code":[1-9]/.test(JSON.stringify(result)))
      yield other('a transaction that was refused', 'one that was accepted', route)
}

function* methodFaults(entry: RpcMethod, answer: RpcAnswer): Iterable<DataFault> {
  const { method, params, result, notes } = entry
  const required = params.filter((param) => param.required).length
  if (answer.params.length < required || answer.params.length > params.length)
    yield other(`${answer.params.length} parameters`, `those of ${method}`, method)
  const refused = answer.error?.message ?? ''
  if (result.type === 'error' || REFUSED.includes(method)) {
    if (refused === '' || (result.type !== 'error' && notes === ''))
      yield other('no error', 'an error, and notes that say why', method)
    return
  }
  // A type `object | null` would allow null, which helps no reader.
  const type = result.type.replace(/ \| null$/, '')
  for (const word of unknownTypes(type))
    yield faultIn('rpc-methods.json', 'unknown-type', 'write a type of another method')(
      word,
      'a type that site/reference-data/answer-types.ts knows',
      ...[method, 'result', 'type'],
    )
  const isUnexplained =
    answer.result === null && (result.type !== 'null' || result.description === '')
  if (refused !== '' || isUnexplained || !isOfType(type, answer.result))
    yield other(refused || JSON.stringify(answer.result), `an answer of the type ${type}`, method)
}

function* queryFaults(
  { path, response_fields: fields }: RestEndpoint,
  answer: RestAnswer,
  { paths, components }: OpenApiDocument,
): Iterable<DataFault> {
  const said = ownValue(SWITCHED_OFF, path)
  if (said !== undefined) {
    if (!JSON.stringify(answer.answer).includes(said)) yield other('another answer', said, path)
    return
  }
  const expected = fields.map(({ name }) => name).sort()
  const found = Object.keys(isObject(answer.answer) ? answer.answer : {}).sort()
  if (answer.status !== 200 || found.join() !== expected.join())
    yield other(
      `${answer.status} with ${found.join(', ')}`,
      `200 with ${expected.join(', ')}`,
      path,
    )
  const success = ownValue(paths, path)?.get.responses['200']
  if (success === undefined || !('content' in success)) {
    yield faultIn('rest-endpoints.json', 'no-schema', 'give the query the fields of its answer')(
      'no schema',
      'a schema of the answer',
      path,
    )
    return
  }
  const { schema } = success.content['application/json']
  for (const name of strangersIn(schema, answer.answer, moduleOf(path), components.schemas))
    yield other(name, 'fields that the schema of the answer has', path)
}

/** Names of fields of an answer that a schema does not have, with their paths. */
function strangersIn(
  schema: Schema,
  value: unknown,
  at: string,
  schemas: OpenApiDocument['components']['schemas'],
): string[] {
  if ('$ref' in schema) {
    const target = ownValue(schemas, schema.$ref.slice('#/components/schemas/'.length))
    return target === undefined ? [] : strangersIn(target, value, at, schemas)
  }
  if (Array.isArray(value))
    return schema.type === 'array'
      ? value.flatMap((one) => strangersIn(schema.items, one, `${at}[]`, schemas))
      : [at]
  if (!isObject(value) || schema.type !== 'object' || schema.properties === undefined) return []
  const { properties } = schema
  return Object.entries(value).flatMap(([name, field]) => {
    const inner = ownValue(properties, name)
    if (inner === undefined) return name === LEFT_OUT ? [] : [`${at}.${name}`]
    return strangersIn(inner, field, `${at}.${name}`, schemas)
  })
}
