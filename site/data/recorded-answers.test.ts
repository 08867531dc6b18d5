import { describe, expect, test } from 'vitest'
import { moduleOf, openApiDocument } from '../openapi/openapi-document.ts'
import type { Schema } from '../openapi/openapi-types.ts'
import recordedFile from './recorded-answers.json'
import { LEFT_OUT, recorded, restAnswer, rpcAnswer } from './recorded-answers.ts'
import { recordedAnswersSchema } from './recorded-answers-schema.ts'
import { fitsAddress, restQueries } from './rest-endpoints.ts'
import { rpcMethods } from './rpc-methods.ts'

const HEX = `0x[\\da-fA-F]*${LEFT_OUT}?`

/** What the words of a type in `rpc-methods.json` allow. */
const TYPES: readonly (readonly [words: RegExp, fits: (value: unknown) => boolean])[] = [
  [/^null$/, (value) => value === null],
  [/^QUANTITY/, matches(/^0x(?:0|[1-9a-f][\da-f]*)$/)],
  [/^DATA, (\d+) bytes$/, matches(/^0x(?:[\da-fA-F]{2}){20,65}$/)],
  [/^DATA$/, matches(new RegExp(`^${HEX}$`))],
  [/^string, hex/, matches(/^0x[\da-f]{32,64}$/)],
  [/^string$/, (value) => typeof value === 'string' && value !== ''],
  [/^boolean$/, (value) => typeof value === 'boolean'],
  [/^number$/, (value) => typeof value === 'number'],
  [/^object$/, isObject],
  [/^array of object$/, listOf(isObject)],
  [
    /^array of \{result \| error\}$/,
    listOf((one) => isObject(one) && ('result' in one || 'error' in one)),
  ],
  [/^array of log$/, listOf((one) => isObject(one) && 'topics' in one && 'logIndex' in one)],
  [/^array of DATA/, listOf(matches(new RegExp(`^${HEX}$`)))],
]

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list with something in it; its last entry may count those that are left out. */
function listOf(fits: (one: unknown) => boolean): (value: unknown) => boolean {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return false
    return value.every((one, at) => fits(one) || (at > 0 && String(one).startsWith(LEFT_OUT)))
  }
}

/** Whether a value is of a type such as `object | null`. */
function isOfType(type: string, value: unknown): boolean {
  const words = type.startsWith('array of {') ? [type] : type.split(' | ')
  return words.some((word) => {
    const known = TYPES.find(([pattern]) => pattern.test(word))
    if (known === undefined) throw new Error(`"${word}" is no type that this test knows`)
    return known[1](value)
  })
}

test('the file is valid', () => {
  expect(recordedAnswersSchema.safeParse(recordedFile).error?.issues ?? []).toEqual([])
  expect(Date.parse(recorded.day)).toBeGreaterThan(Date.parse('2026-11-26'))
})

test('what does not fit a type is found', () => {
  expect(isOfType('QUANTITY', '0x00')).toBe(false)
  expect(isOfType('DATA, 32 bytes', null)).toBe(false)
  expect(isOfType('object | null', 'text')).toBe(false)
  expect(isOfType('array of log', [])).toBe(false)
  expect(isOfType('array of log', [{ topics: [], logIndex: '0x0' }, '… 2 more'])).toBe(true)
})

describe('JSON-RPC', () => {
  test('has an answer for every method, and for no other', () => {
    expect(Object.keys(recorded.rpc).sort()).toEqual(rpcMethods.map(({ method }) => method).sort())
  })

  /** Methods that a node refuses on purpose, and those that it refused here for a stated reason. */
  const REFUSED = ['eth_resend']

  test.each(rpcMethods)('$method: the answer is as the reference says', (entry) => {
    const { method, params, result, notes } = entry
    const answer = rpcAnswer(method)
    const required = params.filter((param) => param.required).length
    expect(answer.params.length).toBeGreaterThanOrEqual(required)
    expect(answer.params.length).toBeLessThanOrEqual(params.length)
    if (result.type === 'error') expect(answer.error?.message).toBeTruthy()
    else if (REFUSED.includes(method)) {
      expect(answer.error?.message).toBeTruthy()
      expect(notes).not.toBe('')
    } else {
      expect(answer.error).toBeUndefined()
      // A type `object | null` would allow null, which helps no reader.
      const type = result.type.replace(/ \| null$/, '')
      expect(isOfType(type, answer.result), JSON.stringify(answer.result)).toBe(true)
    }
  })

  test('null is an answer only where the reference says that it is the only one', () => {
    const empty = rpcMethods.filter(({ method }) => rpcAnswer(method).result === null)
    expect(empty.length).toBeGreaterThan(10)
    for (const { result, method } of empty) {
      expect(result.type, method).toBe('null')
      expect(result.description, method).not.toBe('')
    }
  })
})

describe('REST', () => {
  const { paths, components } = openApiDocument(restQueries)

  /** Names of fields of an answer that a schema does not have, with their paths. */
  function strangers(schema: Schema, value: unknown, at: string): string[] {
    if ('$ref' in schema) {
      const target = components.schemas[schema.$ref.slice('#/components/schemas/'.length)]
      return target === undefined ? [] : strangers(target, value, at)
    }
    if (Array.isArray(value))
      return schema.type === 'array'
        ? value.flatMap((one) => strangers(schema.items, one, `${at}[]`))
        : [at]
    if (!isObject(value) || schema.type !== 'object' || schema.properties === undefined) return []
    const { properties } = schema
    return Object.entries(value).flatMap(([name, field]) => {
      const inner = properties[name]
      if (inner === undefined) return name === LEFT_OUT ? [] : [`${at}.${name}`]
      return strangers(inner, field, `${at}.${name}`)
    })
  }

  test.each(restQueries.filter(fitsAddress))('$path: the answer has the fields of the reference', ({
    path,
    response_fields,
  }) => {
    const answer = restAnswer(path)
    if (path === '/haqq/vesting/v1/total_locked') {
      expect(answer?.answer).toMatchObject({ message: 'vesting stats is disabled' })
      return
    }
    expect(answer?.status).toBe(200)
    expect(Object.keys(answer?.answer as object).sort()).toEqual(
      response_fields.map(({ name }) => name).sort(),
    )
    const success = paths[path]?.get.responses['200']
    if (success === undefined || !('content' in success)) throw new Error(`${path} has no schema`)
    const { schema } = success.content['application/json']
    expect(strangers(schema, answer?.answer, moduleOf(path))).toEqual([])
  })

  test('only queries that take whole messages have no answer', () => {
    const missing = restQueries.filter(({ path }) => restAnswer(path) === undefined)
    expect(missing).toEqual(restQueries.filter((query) => !fitsAddress(query)))
  })
})

test('each recorded route of the consensus RPC has an answer, and made-up evidence is refused', () => {
  expect(recorded.comet.length).toBeGreaterThan(25)
  for (const { route, result, error } of recorded.comet)
    if (route === 'broadcast_evidence') expect(error?.code).toBeLessThan(0)
    else expect(isObject(result), route).toBe(true)
})

test('transactions that examples broadcast are accepted', () => {
  for (const { route, result } of recorded.comet.filter(({ route: name }) =>
    /^(?:broadcast_tx|check)/.test(name),
  ))
    expect(JSON.stringify(result), route).not.toMatch(/"code":[1-9]/)
})
