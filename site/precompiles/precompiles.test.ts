import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Interface, type InterfaceAbi } from 'ethers'
import { type Abi, encodeFunctionData, toEventSelector, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import precompilesFile from '../data/precompiles.json'
import { precompiles, structs } from '../data/precompiles.ts'
import { precompilesSchema } from '../data/precompiles-schema.ts'
import { convertAddress } from '../lib/addresses.ts'
import { network } from '../network.ts'
import { type AbiEntry, abiOf, signatureOf } from './abi.ts'
import { castCommand } from './cast.ts'
import { PRECOMPILES_FOLDER, precompileFiles } from './precompile-files.ts'
import { selectorOf } from './selectors.ts'

/**
 * Digests of `precompiles/<id>/abi.json` at tag v1.8.5, with entries sorted and written as in
 * `digestOf`.
 */
const NODE_ABI: Readonly<Record<string, string>> = {
  staking: '1c7b2c0b03f04ccd735326556123cb5875a785de98867eecdb33b447d54a49f8',
  distribution: 'b7f3a03b3314774172cee4430e6de6e41125ab3a1208363d14c8cc9bff07434a',
  ics20: '027fb3d252b36b9244d8675d155a97fe23aa6bc53257f9bfde4db2ac52fb6f57',
  bank: '2f4b2c5ef734ae7a18c6a803e7474657850653ec6d4b8efce9ce06e8ab37de94',
  bech32: 'dadf8e4f6c459dcd5279e596c4d02ab62fe8bd2f74f45188e0b07fc207bcd71f',
  erc20: 'a8520cac3a40ed42fcd47733844eb83a8756347fb12f7a77030f23de2f8adbe3',
}

function digestOf(entries: readonly AbiEntry[]): string {
  const sorted = entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted, sortedKeys)).digest('hex')
}

function keyOf({ type, name }: AbiEntry): string {
  return `${type} ${name}`
}

function sortedKeys(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
}

test('the data matches its schema', () => {
  expect(precompilesSchema.safeParse(precompilesFile).error?.issues ?? []).toEqual([])
})

test.each(precompiles)('$id: functions, types and events are those of the node', (precompile) => {
  expect(digestOf(abiOf(precompile))).toBe(NODE_ABI[precompile.id])
})

test('the served files match the data: npm run precompiles', async () => {
  const names = precompileFiles().map(([name]) => name)
  expect((await readdir(PRECOMPILES_FOLDER)).sort()).toEqual([...names].sort())
  for (const [name, text] of precompileFiles())
    expect(await readFile(`${PRECOMPILES_FOLDER}/${name}`, 'utf8'), name).toBe(text)
})

describe.each(precompiles)('$contract', (precompile) => {
  const abi = abiOf(precompile)

  test('selectors equal those of viem', () => {
    for (const entry of abi) {
      const expected =
        entry.type === 'event'
          ? toEventSelector(signatureOf(entry))
          : toFunctionSelector(signatureOf(entry))
      expect(selectorOf(entry), entry.name).toBe(expected)
    }
  })

  test('the Solidity interface compiles to the same calls as the ABI: viem and ethers agree', () => {
    const compiled = new Interface(compiledAbi(precompile.contract))
    for (const { name, inputs } of precompile.functions) {
      const args = inputs.map(({ example }) => example)
      const calldata = encodeFunctionData({ abi: abi as Abi, functionName: name, args })
      expect(compiled.encodeFunctionData(name, args), name).toBe(calldata)
    }
  })

  test('addresses in examples are well-formed', () => {
    const prefixes = {
      account: network.bech32.account.value,
      validator: network.bech32.validator.value,
    }
    for (const { inputs } of precompile.functions) {
      for (const { example } of inputs) {
        if (typeof example !== 'string' || !/^(?:0x[\da-f]{40}|haqq\w*1)/i.test(example)) continue
        expect(convertAddress(example, prefixes).ok, example).toBe(true)
      }
    }
  })
})

test('a call for cast quotes characters that are special to the shell', () => {
  const staking = precompiles.find(({ id }) => id === 'staking')
  const entry = staking?.functions.find(({ name }) => name === 'editValidator')
  expect(staking && entry && castCommand(staking, entry)).toMatchInlineSnapshot(`
    "cast send 0x0000000000000000000000000000000000000800 \\
      'editValidator((string,string,string,string,string),address,int256,int256)' \\
      '("[do-not-modify]","[do-not-modify]","https://validator.example","[do-not-modify]","[do-not-modify]")' \\
      0x1122334455667788990011223344556677889900 \\
      '-1' \\
      '-1' \\
      --gas-limit 100000 --account test"
  `)
})

const commandOf = (id: string, name: string) => {
  const precompile = precompiles.find((one) => one.id === id)
  const entry = precompile?.functions.find((one) => one.name === name)
  return (precompile && entry && castCommand(precompile, entry)) ?? ''
}

test('a transaction for cast has a limit of gas, and gives nothing to an account of an example', () => {
  for (const { id, functions } of precompiles)
    for (const { name, acts } of functions) {
      if (acts === 'anyone') continue
      const command = commandOf(id, name)
      expect(command, `${id} ${name}`).toMatch(/--gas-limit \d+ --account test$/)
      expect(command, `${id} ${name}`).not.toMatch(/ 0x1{40}|^ +(?:haqq|osmo)1[a-z0-9]+/m)
    }
  expect(commandOf('distribution', 'setWithdrawAddress')).toContain('haqq1REPLACE_WITH_THE_ADDRESS')
  expect(commandOf('erc20', 'transfer')).toContain('0xREPLACE_WITH_THE_ADDRESS')
})

test('an IBC transfer for cast ends ten minutes after it is sent', () => {
  const [argument = ''] = /"\$\(\(.*000000000"/.exec(commandOf('ics20', 'transfer')) ?? []
  const nanoseconds = execFileSync('bash', ['-c', `echo ${argument}`], { encoding: 'utf8' }).trim()
  const minutes = (Number(nanoseconds) / 1e9 - Date.now() / 1000) / 60
  expect(Math.round(minutes)).toBe(10)
})

test('an allocation of a grant for IBC transfers has the fields that the node expects', () => {
  expect(
    structs.find(({ name }) => name === 'ICS20Allocation')?.fields.map(({ name }) => name),
  ).toEqual(['sourcePort', 'sourceChannel', 'spendLimit', 'allowList', 'allowedPacketData'])
})

interface Solc {
  readonly compile: (input: string) => string
}

interface SolcOutput {
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, { abi: InterfaceAbi }>>>>
}

function compiledAbi(contract: string): InterfaceAbi {
  const solc = createRequire(import.meta.url)('solc') as Solc
  const file = `${contract}.sol`
  const content = precompileFiles().find(([name]) => name === file)?.[1]
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: { outputSelection: { '*': { '*': ['abi'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as SolcOutput
  const abi = output.contracts?.[file]?.[contract]?.abi
  expect(abi, JSON.stringify(output)).toBeDefined()
  return abi ?? []
}
