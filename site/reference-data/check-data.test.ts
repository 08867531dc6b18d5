import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import haqqdHelp from '../data/haqqd-help.json'
import { moduleAccounts } from '../data/module-accounts.ts'
import { moduleParams } from '../data/params.ts'
import { precompiles } from '../data/precompiles.ts'
import { recorded } from '../data/recorded-answers.ts'
import { fitsAddress, restQueries } from '../data/rest-endpoints.ts'
import { rpcMethods } from '../data/rpc-methods.ts'
import { unsupportedGroups } from '../data/rpc-unsupported.ts'
import { isOfType } from './answer-types.ts'
import { checkData } from './check-data.ts'
import { lineOfEntry } from './data-fault.ts'
import { flagFaults } from './flag-faults.ts'
import { madeFileFaults } from './made-file-faults.ts'
import { recordedFaults } from './recorded-faults.ts'
import { type ReferenceData, referenceFaults } from './reference-faults.ts'
import type { SiteFiles } from './site-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const list = (folder: string) => readdirSync(join(ROOT, folder))

/** The files of the site, one of them with another text or deleted. */
const filesWith = (file: string, text: string | undefined): SiteFiles => ({
  read: (one) => (one === file ? text : read(one)),
  list,
})

const DATA: ReferenceData = {
  ...{ rpcMethods, unsupportedGroups, restQueries, moduleParams, moduleAccounts, precompiles },
  endpoints: restQueries,
}

/** The first of a list with other fields. */
function changed<One extends object>([first, ...others]: readonly One[], fields: object): One[] {
  return [{ ...(first as One), ...fields }, ...others]
}

test('the data of the site has no faults', () => {
  // Words are a matter of warnings.
  expect(checkData({ read, list }).filter(({ code }) => code !== 'data/draft')).toEqual([])
})

const PARAM = { type: 'bool', default: true, unit: 'flag', source: 'a file' }

test.each([
  ['params.json', '"type"', '"typ"', /mint_denom\.type/],
  ['params.json', '"default"', '"defualt"', /mint_denom\.default/],
  ['params.json', '"note"', '"notes"', /mint_denom/],
  ['haqqd-commands.json', '"needsStopped"', '"needStopped"', /export/],
  ['recorded-answers.json', '"params"', '"parms"', /debug_blockProfile/],
  ['module-accounts.json', '"haqq1', '"haqq2', /address/],
])('%s with %s as %s', (name, from, to, field) => {
  const file = `site/data/${name}`
  const findings = checkData(filesWith(file, read(file).replace(from, to)))
  const shapes = findings.filter(({ code }) => code === 'data/other-shape')
  expect(shapes.map(({ found }) => found).join()).toMatch(field)
  for (const shape of shapes) expect(shape).toMatchObject({ file, line: expect.any(Number) })
})

test('a file that is missing, and one that is no JSON, are reported with their place', () => {
  const file = 'site/data/params.json'
  expect(checkData(filesWith(file, undefined))).toMatchObject([{ code: 'data/no-file', file }])
  for (const wrong of ['{\n"a": 1,,\n}', '{\n"a": nul }', '{\n"a": 1'])
    expect(checkData(filesWith(file, wrong)), wrong).toMatchObject([
      { code: 'data/no-json', file, line: 2, found: expect.stringContaining('JSON') },
    ])
})

const [method] = rpcMethods
const [query] = restQueries
const served = method?.method ?? ''

describe('references', () => {
  test.each<[wrong: Partial<ReferenceData>, found: string]>([
    [{ rpcMethods: [...rpcMethods, ...rpcMethods.slice(0, 1)] }, 'data/listed-twice'],
    [{ rpcMethods: changed(rpcMethods, { namespace: 'other' }) }, 'data/wrong-method'],
    [
      { rpcMethods: changed(rpcMethods, { example: { params: Array(9).fill(1) } }) },
      'wrong-method',
    ],
    [
      { rpcMethods: changed(rpcMethods, { implemented: 'partial', differs: undefined }) },
      'partial',
    ],
    [{ rpcMethods: changed(rpcMethods, { summary: 'no sentence' }) }, 'data/draft no sentence'],
    [{ rpcMethods: changed(rpcMethods, { notes: 'The tx is in a_b.' }) }, 'data/draft The tx'],
    [
      {
        rpcMethods: rpcMethods.map((one) =>
          one.method === 'eth_getBlockByHash'
            ? { ...one, example: { ...one.example, params: [`0x${'1'.repeat(64)}`, false] } }
            : one,
        ),
      },
      'data/other-example',
    ],
    [{ unsupportedGroups: changed(unsupportedGroups, { methods: [served] }) }, 'data/wrong-method'],
    [
      { unsupportedGroups: changed(unsupportedGroups, { instead: ['eth_none'] }) },
      'eth_none instead',
    ],
    [{ restQueries: changed(restQueries, { path: `${query?.path}/{other}` }) }, 'data/wrong-query'],
    [{ restQueries: [...restQueries, ...restQueries.slice(0, 1)] }, 'data/listed-twice'],
    [{ moduleParams: { a: { params: { b: { ...PARAM, note: 'the keeper' } } } } }, 'the keeper'],
    [
      {
        moduleParams: {
          a: { params: { b: { ...PARAM, note: 'It is unconfirmed as of now.' } } },
        },
      },
      'data/draft unconfirmed',
    ],
    [{ moduleAccounts: changed(moduleAccounts, { hex: `0x${'1'.repeat(40)}` }) }, 'other-address'],
    [{ rpcMethods: [] }, 'data/missing no entries'],
    [{ unsupportedGroups: [] }, 'data/missing no entries'],
    [{ restQueries: [] }, 'data/missing no entries'],
    [{ moduleAccounts: [] }, 'data/missing no entries'],
    [{ precompiles: [] }, 'data/missing no entries'],
    [{ moduleParams: {} }, 'data/missing no entry'],
    [{ moduleParams: {}, restQueries: [] }, 'data/missing 0 notes'],
  ])('%#: finds a fault', (wrong, found) => {
    const faults = [...referenceFaults({ ...DATA, ...wrong })]
    expect(faults.map(({ code, found: what }) => `${code} ${what}`).join('\n')).toContain(found)
  })
})

describe('recorded answers', () => {
  const faultsOf = (change: Partial<typeof recorded>) =>
    [...recordedFaults({ rpcMethods, restQueries, recorded: { ...recorded, ...change } })].map(
      ({ found }) => found,
    )
  const { eth_chainId: answer, ...others } = recorded.rpc

  test('another type, a method without an answer, and an answer without a method', () => {
    const wrong = { params: [], result: 5 }
    expect(faultsOf({ rpc: { ...others, eth_chainId: wrong } })).toEqual(['5'])
    expect(faultsOf({ rpc: others })).toEqual(['no answer'])
    expect(faultsOf({ rpc: { ...recorded.rpc, eth_chainid: answer ?? wrong } })).toEqual([
      'eth_chainid',
    ])
  })

  test('fields that the reference does not have', () => {
    const rest = recorded.rest.map((one) =>
      one.route === '/evmos/feemarket/v1/params' ? { ...one, answer: { parms: {} } } : one,
    )
    expect(faultsOf({ rest })[0]).toBe('200 with parms')
  })

  test('answers that somebody deleted, and a day on which none were recorded', () => {
    expect(faultsOf({ comet: [] })).toEqual(['0 routes'])
    expect(faultsOf({ day: '2020-01-01' })).toEqual(['2020-01-01'])
  })

  test('an answer of a query that no address can ask', () => {
    const { path: route = '' } = restQueries.find((one) => !fitsAddress(one)) ?? {}
    const answer = { route, request: route, status: 200, answer: {} }
    expect(faultsOf({ rest: [...recorded.rest, answer] })).toEqual(['an answer'])
  })

  test('null where the reference promises something, and a type that nobody knows', () => {
    const faultsWith = (type: string, result: null | string) =>
      [
        ...recordedFaults({
          rpcMethods: rpcMethods.map((one) =>
            one.method === 'eth_chainId' ? { ...one, result: { ...one.result, type } } : one,
          ),
          restQueries,
          recorded: { ...recorded, rpc: { ...others, eth_chainId: { params: [], result } } },
        }),
      ].map(({ code, found }) => `${code} ${found}`)
    expect(faultsWith('null | QUANTITY', null)).toEqual(['data/other-answer null'])
    expect(faultsWith('QANTITY', '0x1')).toContain('data/unknown-type QANTITY')
  })

  test('what does not fit a type is found', () => {
    expect(isOfType('QUANTITY', '0x00')).toBe(false)
    expect(isOfType('DATA, 32 bytes', null)).toBe(false)
    expect(isOfType('object | null', 'text')).toBe(false)
    expect(isOfType('array of log', [])).toBe(false)
    expect(isOfType('array of log', [{ topics: [], logIndex: '0x0' }, '… 2 more'])).toBe(true)
  })
})

test('files that were made from other data are found', () => {
  const findings = madeFileFaults({ read: (file) => `${read(file)} `, list })
  expect(findings.map(({ fix }) => fix)).toContain('npm run openapi')
  expect(findings.map(({ fix }) => fix)).toContain('npm run precompiles')
})

test('a served file that is missing, and one of a removed precompile, are found', () => {
  const file = 'site/public/precompiles'
  const faults = madeFileFaults({
    read: (one) => (one === 'site/public/openapi.json' ? undefined : read(one)),
    list: (folder) => [...list(folder), 'Gone.sol'],
  })
  expect(faults).toMatchObject([
    { file: 'site/public/openapi.json', found: 'no such file' },
    { file: `${file}/Gone.sol`, code: 'data/left-over' },
  ])
})

test('a flag that the help does not name is found', () => {
  const list = { commands: { prune: { flags: ['--pruning', '--prunning'] } } }
  const faults = flagFaults(list, haqqdHelp.commands)
  expect(faults.map(({ found }) => found)).toEqual(['prune --prunning'])
})

test('a fault is on the line of its entry', () => {
  expect(lineOfEntry('{\n"a": {\n"c": 1 },\n"b": {\n"c": 2 } }', ['b', 'c'])).toBe(5)
  expect(lineOfEntry('{\n"a": 1 }', ['a', 'z'])).toBe(2)
  expect(lineOfEntry('{}', ['z'])).toBeUndefined()
})
