import { describe, expect, test } from 'vitest'
import { example as record } from '../facts/example.ts'
import { convertAddress } from '../lib/addresses.ts'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { network } from '../network.ts'
import moduleAccountsFile from './module-accounts.json'
import { moduleAccounts } from './module-accounts.ts'
import { moduleAccountsSchema } from './module-accounts-schema.ts'
import paramsFile from './params.json'
import { moduleParams } from './params.ts'
import { paramsSchema } from './params-schema.ts'
import { precompiles } from './precompiles.ts'
import restEndpointsFile from './rest-endpoints.json'
import { restQueries } from './rest-endpoints.ts'
import { type RestEndpoints, restEndpointsSchema } from './rest-endpoints-schema.ts'
import rpcMethodsFile from './rpc-methods.json'
import { rpcMethods } from './rpc-methods.ts'
import { rpcMethodsSchema } from './rpc-methods-schema.ts'
import rpcUnsupportedFile from './rpc-unsupported.json'
import { unsupportedGroups } from './rpc-unsupported.ts'
import { rpcUnsupportedSchema } from './rpc-unsupported-schema.ts'

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)

/** Imported here, because a build would load the validator in each of its threads. */
test.each([
  ['module-accounts.json', moduleAccountsSchema, moduleAccountsFile],
  ['params.json', paramsSchema, paramsFile],
  ['rest-endpoints.json', restEndpointsSchema, restEndpointsFile],
  ['rpc-methods.json', rpcMethodsSchema, rpcMethodsFile],
  ['rpc-unsupported.json', rpcUnsupportedSchema, rpcUnsupportedFile],
] as const)('%s matches its schema', (_file, schema, content) => {
  expect(schema.safeParse(content).error?.issues ?? []).toEqual([])
})

describe('reference data', () => {
  test('lists each method once, in the namespace of its name', () => {
    const names = rpcMethods.map(({ method }) => method)
    expect(names).not.toEqual([])
    expect(repeated(names)).toEqual([])
    for (const { method, namespace } of rpcMethods) expect(method.split('_')[0]).toBe(namespace)
  })

  test.each(rpcMethods)('$method: the example fits the parameters', ({ params, example }) => {
    const required = params.filter((param) => param.required).length
    expect(example.params.length).toBeGreaterThanOrEqual(required)
    expect(example.params.length).toBeLessThanOrEqual(params.length)
  })

  test('examples of reads ask for what mainnet has', () => {
    const { transaction, blockHash, height } = record
    const heights = [`0x${height.value.toString(16)}`, height.value]
    const BLOCK = /^(?:number|block|newestBlock)$/
    for (const { method, params, example } of rpcMethods.filter((entry) =>
      isReadOnly(entry.method),
    ))
      for (const [at, { name, type }] of params.entries()) {
        const value = example.params[at]
        if (value === undefined) continue
        if (type === 'DATA, 32 bytes')
          expect([transaction.value, blockHash.value], method).toContain(value)
        else if (BLOCK.test(name))
          expect(['latest', 'pending', ...heights], method).toContain(value)
      }
  })

  test('says of every method that deviates how it does', () => {
    for (const { implemented, differs, method } of rpcMethods)
      if (implemented === 'partial') expect(differs, method).toBeDefined()
  })

  test.each([
    ...rpcMethods.map(({ method, summary, when, differs = '' }) => ({
      name: method,
      texts: [summary, when, differs],
    })),
    ...(restEndpointsFile as RestEndpoints).endpoints.map(({ path, summary, when }) => ({
      name: path,
      texts: [summary, when],
    })),
    ...precompiles.flatMap(({ id, functions }) =>
      functions.map(({ name, does, when }) => ({ name: `${id} ${name}`, texts: [does, when] })),
    ),
  ])('$name: says what it does and when to use it', ({ texts }) => {
    const [does = '', when = ''] = texts
    expect(does).not.toBe(when)
    for (const text of texts.filter((one) => one !== '')) {
      expect(text).toMatch(/^[A-Z`][^\n]*\.$/)
      expect((text.match(/`/g) ?? []).length % 2).toBe(0)
    }
    expect(`${does} ${when}`.split(/\s+/).length).toBeLessThanOrEqual(36)
  })

  test.each(rpcMethods)('$method: what it says is edited prose', ({ notes, params, result }) => {
    const texts = [notes, result.description, ...params.map(({ description }) => description)]
    for (const text of texts.filter((one) => one !== '')) {
      expect(text).toMatch(/^[A-Z\d`].*[.`]$/s)
      // Working notes, and names of settings, methods and fields outside code.
      expect(text.replaceAll(/`[^`]*`/g, '')).not.toMatch(
        /original table|unconfirmed|do not document|seen in|source comments|\btxs?\b|json-rpc\.|[a-z]_[a-z]|[{}[\]]/i,
      )
    }
  })

  test('lists no served method as unsupported, and none twice', () => {
    const served = new Set(rpcMethods.map(({ method }) => method))
    const unsupported = unsupportedGroups.flatMap(({ methods }) => methods)
    expect(unsupported.filter((method) => served.has(method))).toEqual([])
    expect(new Set(unsupported).size).toBe(unsupported.length)
  })

  test.each(unsupportedGroups)('$methods.0: what it names instead is served', (group) => {
    const served = new Set(rpcMethods.map(({ method }) => method))
    for (const method of group.methods) expect(method.split('_')[0]).toBe(group.namespace)
    expect(group.instead.filter((method) => !served.has(method))).toEqual([])
  })

  test('lists each served query once, with a parameter for each part of the path', () => {
    const paths = restQueries.map(({ path }) => path)
    expect(paths).not.toEqual([])
    expect(repeated(paths)).toEqual([])
    for (const { path, params, method, kind } of restQueries) {
      expect([method, kind]).toEqual(['GET', 'query'])
      const inPath = params.filter((param) => param.in === 'path').map(({ name }) => `{${name}}`)
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath)
    }
  })

  test('has the parameters of the modules', () => {
    expect(Object.keys(moduleParams)).toEqual(
      expect.arrayContaining(['coinomics', 'erc20', 'evm', 'feemarket', 'staking', 'ucdao']),
    )
  })

  test('notes about parameters are edited prose', () => {
    const notes = [
      ...Object.values(moduleParams).flatMap(({ params }) => Object.values(params)),
      ...restQueries.flatMap(({ params }) => params),
    ].flatMap(({ note }) => note ?? [])
    expect(notes.length).toBeGreaterThan(15)
    for (const note of notes) {
      expect(note).toMatch(/^(?:[A-Z\d`]|aISLM).*\.$/s)
      // Names of the source, and the style of notes to oneself.
      expect(note.replaceAll(/`[^`]*`/g, '')).not.toMatch(
        /[a-z]_[a-z]|[\^${}[\]]|\.\.|\b(?:nil|keeper|handler|deprecated|proto|denoms?|validator checks)\b|[a-z][A-Z][a-z]/,
      )
    }
  })

  test.each(moduleAccounts)('$name: both forms of the address belong together', (account) => {
    const result = convertAddress(account.hex, {
      account: network.bech32.account.value,
      validator: network.bech32.validator.value,
    })
    expect(result.ok && result.forms.account).toBe(account.address)
  })
})

test('unconfirmed facts are described to readers with a date', () => {
  const texts = JSON.stringify([rpcMethods, restQueries, moduleParams, moduleAccounts])
  expect(texts).not.toContain('[verify]')
  for (const [around] of texts.matchAll(/unconfirmed .{0,24}/g))
    expect(around).toContain('as of November 2026')
})
