import type { ModuleAccount } from '../data/module-accounts-schema.ts'
import type { ModuleParams } from '../data/params-schema.ts'
import type { Precompile } from '../data/precompiles-schema.ts'
import type { RestEndpoint } from '../data/rest-endpoints-schema.ts'
import type { RpcMethod } from '../data/rpc-methods-schema.ts'
import type { UnsupportedGroup } from '../data/rpc-unsupported-schema.ts'
import { example as record } from '../facts/example.ts'
import { convertAddress } from '../lib/addresses.ts'
import { ownValue } from '../lib/own-value.ts'
import { isReadOnly } from '../lib/read-only-methods.ts'
import { network } from '../network.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { type DataFault, faultIn } from './data-fault.ts'

/** What the references are made from. */
export interface ReferenceData {
  readonly rpcMethods: readonly RpcMethod[]
  readonly unsupportedGroups: readonly UnsupportedGroup[]
  /** Also those that the node does not serve. */
  readonly endpoints: readonly Pick<RestEndpoint, 'path' | 'summary' | 'when'>[]
  readonly restQueries: readonly RestEndpoint[]
  readonly moduleParams: ModuleParams
  readonly moduleAccounts: readonly ModuleAccount[]
  readonly precompiles: readonly Precompile[]
}

const METHODS = 'rpc-methods.json'
const UNSUPPORTED = 'rpc-unsupported.json'
const ENDPOINTS = 'rest-endpoints.json'
const PARAMS = 'params.json'
const ACCOUNTS = 'module-accounts.json'
const PRECOMPILES = 'precompiles.json'

const PREFIXES = {
  account: network.bech32.account.value,
  validator: network.bech32.validator.value,
}

/** Most words that say what an entry does and when a reader uses it. */
const MOST_WORDS = 36

/** Modules whose parameters pages show. */
const MODULES = ['coinomics', 'erc20', 'evm', 'feemarket', 'staking', 'ucdao']
/** Notes about parameters that the references have. */
const LEAST_NOTES = 16

/** What a schema cannot say of the data: entries that contradict one another, and drafts of texts. */
export function* referenceFaults(data: ReferenceData): Iterable<DataFault> {
  for (const entry of data.rpcMethods) yield* methodFaults(entry)
  yield* repeatedFaults(
    METHODS,
    data.rpcMethods.map(({ method }) => method),
  )
  yield* unsupportedFaults(data)
  for (const query of data.restQueries) yield* queryFaults(query)
  yield* repeatedFaults(
    ENDPOINTS,
    data.restQueries.map(({ path }) => path),
  )
  for (const account of data.moduleAccounts) yield* accountFaults(account)
  for (const precompile of data.precompiles) yield* precompileFaults(precompile)
  for (const [module, { params }] of Object.entries(data.moduleParams))
    for (const [name, { note = '' }] of Object.entries(params))
      yield* noteFaults(PARAMS, note, module, name)
  for (const { path, summary, when } of data.endpoints)
    yield* briefFaults(ENDPOINTS, [summary, when], path)
  yield* unconfirmedFaults(data)
  yield* missingFaults(data)
}

/** What somebody deleted: a check of entries is silent about those that are gone. */
function* missingFaults(data: ReferenceData): Iterable<DataFault> {
  const { rpcMethods, unsupportedGroups, restQueries, moduleAccounts, precompiles } = data
  const lacks = (file: string) => faultIn(file, 'missing', 'restore what was deleted')
  for (const [file, { length }] of [
    [METHODS, rpcMethods],
    [UNSUPPORTED, unsupportedGroups],
    [ENDPOINTS, restQueries],
    [ACCOUNTS, moduleAccounts],
    [PRECOMPILES, precompiles],
  ] as const)
    if (length === 0) yield lacks(file)('no entries', 'those of the reference')
  for (const module of MODULES)
    if (ownValue(data.moduleParams, module) === undefined)
      yield lacks(PARAMS)('no entry', `the parameters of ${module}`)
  const { length } = [
    ...Object.values(data.moduleParams).flatMap(({ params }) => Object.values(params)),
    ...restQueries.flatMap(({ params }) => params),
  ].filter(({ note }) => note !== undefined)
  if (length < LEAST_NOTES)
    yield lacks(PARAMS)(`${length} notes about parameters`, `at least ${LEAST_NOTES}`)
}

function* methodFaults(entry: RpcMethod): Iterable<DataFault> {
  const { method, namespace, params, example, implemented, differs, notes, result } = entry
  const wrong = faultIn(METHODS, 'wrong-method', 'correct the entry of the method')
  if (method.split('_')[0] !== namespace)
    yield wrong(namespace, 'the namespace in the name of the method', method, 'namespace')
  const required = params.filter((param) => param.required).length
  if (example.params.length < required || example.params.length > params.length)
    yield wrong(
      `an example with ${example.params.length} parameters`,
      required === params.length ? `${required}` : `${required} to ${params.length}`,
      ...[method, 'example'],
    )
  if (implemented === 'partial' && differs === undefined)
    yield wrong('"partial" without "differs"', 'how the method deviates', method, 'implemented')
  if (isReadOnly(method)) yield* otherRecordFaults(entry)
  yield* briefFaults(METHODS, [entry.summary, entry.when, differs ?? ''], method)
  for (const text of [notes, result.description, ...params.map(({ description }) => description)])
    if (text !== '' && (!/^[A-Z\d`].*[.`]$/s.test(text) || DRAFT_OF_METHOD.test(withoutCode(text))))
      yield draft(METHODS)(text, PROSE, method, text)
}

/** Examples of reads ask for what mainnet has. */
function* otherRecordFaults({ method, params, example }: RpcMethod): Iterable<DataFault> {
  const { transaction, blockHash, height } = record
  const hashes = [transaction.value, blockHash.value]
  const blocks = ['latest', 'pending', `0x${height.value.toString(16)}`, height.value]
  for (const [at, { name, type }] of params.entries()) {
    const value = example.params[at]
    const known: readonly unknown[] | undefined =
      type === 'DATA, 32 bytes'
        ? hashes
        : /^(?:number|block|newestBlock)$/.test(name)
          ? blocks
          : undefined
    if (value !== undefined && known?.includes(value) === false)
      yield faultIn(METHODS, 'other-example', 'take the value from site/facts/example.ts')(
        `${name} = ${JSON.stringify(value)}`,
        known.join(' or '),
        ...[method, 'example'],
      )
  }
}

function* unsupportedFaults(data: ReferenceData): Iterable<DataFault> {
  const served = new Set(data.rpcMethods.map(({ method }) => method))
  const wrong = faultIn(UNSUPPORTED, 'wrong-method', 'correct the group of the method')
  const unsupported = data.unsupportedGroups.flatMap(({ methods }) => methods)
  yield* repeatedFaults(UNSUPPORTED, unsupported)
  for (const method of unsupported.filter((one) => served.has(one)))
    yield wrong(method, 'methods that the node does not serve', method)
  for (const { methods, namespace, instead } of data.unsupportedGroups) {
    for (const method of methods.filter((one) => one.split('_')[0] !== namespace))
      yield wrong(method, `methods of the namespace ${namespace}`, method)
    for (const method of instead.filter((one) => !served.has(one)))
      yield wrong(`${method} instead of ${methods[0]}`, 'a method that the node serves', method)
  }
}

function* queryFaults(query: RestEndpoint): Iterable<DataFault> {
  const { path, params, method, kind } = query
  const wrong = faultIn(ENDPOINTS, 'wrong-query', 'correct the entry of the query')
  if (method !== 'GET' || kind !== 'query')
    yield wrong(`${method}, ${kind}`, 'GET, query', path, 'method')
  const named = params.filter((param) => param.in === 'path').map(({ name }) => `{${name}}`)
  const inPath = path.match(/\{\w+\}/g) ?? []
  if (named.join() !== inPath.join())
    yield wrong(`parameters ${named.join()}`, `those of the path: ${inPath.join()}`, path, 'params')
  for (const { name, note = '', in: place } of params) {
    yield* noteFaults(ENDPOINTS, note, path, name)
    if (place === 'path' && !exampleOf(query, name))
      yield wrong(`{${name}} without an example`, 'a value in site/openapi/example-of.ts', path)
  }
}

function* accountFaults({ name, hex, address }: ModuleAccount): Iterable<DataFault> {
  const result = convertAddress(hex, PREFIXES)
  const account = result.ok ? result.forms.account : 'a valid address'
  if (account !== address)
    yield faultIn(ACCOUNTS, 'other-address', 'correct one of the two forms of the address')(
      address,
      `${account}, which is ${hex}`,
      ...[name, 'address'],
    )
}

function* precompileFaults({ id, functions }: Precompile): Iterable<DataFault> {
  for (const { name, does, when, inputs } of functions) {
    yield* briefFaults(PRECOMPILES, [does, when], id, name)
    for (const { name: input, example } of inputs)
      if (
        typeof example === 'string' &&
        /^(?:0x[\da-f]{40}|haqq\w*1)/i.test(example) &&
        !convertAddress(example, PREFIXES).ok
      )
        yield faultIn(PRECOMPILES, 'wrong-address', 'correct the address of the example')(
          example,
          'an address with a valid checksum',
          ...[id, name, input, example],
        )
  }
}

function* repeatedFaults(file: string, names: readonly string[]): Iterable<DataFault> {
  for (const name of names.filter((one, at) => names.indexOf(one) !== at))
    yield faultIn(file, 'listed-twice', 'leave one of the entries')(name, 'one entry', name)
}

const PROSE = 'edited sentences, with names of settings, fields and methods between backticks'
/** Working notes, and names of settings, methods and fields outside code. */
const DRAFT_OF_METHOD =
  /original table|unconfirmed|do not document|seen in|source comments|\btxs?\b|json-rpc\.|[a-z]_[a-z]|[{}[\]]/i
/** Names of the source, and the style of notes to oneself. */
const DRAFT_OF_NOTE =
  /[a-z]_[a-z]|[\^${}[\]]|\.\.|\b(?:nil|keeper|handler|deprecated|proto|denoms?|validator checks)\b|[a-z][A-Z][a-z]/

const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, '')
const draft = (file: string) => faultIn(file, 'draft', 'write it as readers will read it')

function* noteFaults(file: string, note: string, ...at: readonly string[]): Iterable<DataFault> {
  if (note === '') return
  if (!/^(?:[A-Z\d`]|aISLM).*\.$/s.test(note) || DRAFT_OF_NOTE.test(withoutCode(note)))
    yield draft(file)(note, PROSE, ...at, note)
}

/** What an entry does, when a reader uses it, and other sentences about it. */
function* briefFaults(
  file: string,
  texts: readonly string[],
  ...at: readonly string[]
): Iterable<DataFault> {
  const [does = '', when = ''] = texts
  if (does === when) yield draft(file)(when, 'when to use it, in other words', ...at, 'when')
  for (const text of texts.filter((one) => one !== ''))
    if (!/^[A-Z`][^\n]*\.$/.test(text) || (text.match(/`/g) ?? []).length % 2 !== 0)
      yield draft(file)(text, 'a sentence with a capital letter and a full stop', ...at, text)
  const words = `${does} ${when}`.split(/\s+/).length
  if (words > MOST_WORDS)
    yield draft(file)(`${words} words`, `at most ${MOST_WORDS} that say what and when`, ...at, does)
}

/** What nobody has confirmed is described to readers with a date. */
function* unconfirmedFaults(data: ReferenceData): Iterable<DataFault> {
  const { rpcMethods, restQueries, moduleParams, moduleAccounts } = data
  for (const [file, texts] of [
    [METHODS, rpcMethods],
    [ENDPOINTS, restQueries],
    [PARAMS, moduleParams],
    [ACCOUNTS, moduleAccounts],
  ] as const)
    for (const [around] of JSON.stringify(texts).matchAll(/\[verify\]|unconfirmed .{0,24}/g))
      if (!/\bas of [A-Z][a-z]+ \d{4}/.test(around))
        yield draft(file)(around, '"unconfirmed as of <month> <year>"')
}
