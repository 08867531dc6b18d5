import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { Interface, type InterfaceAbi } from 'ethers'
import { type Abi, encodeFunctionData, toEventSelector, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { precompiles, structs } from '../data/precompiles.ts'
import { abiOf, signatureOf } from './abi.ts'
import { castCommand } from './cast.ts'
import { precompileFiles } from './precompile-files.ts'
import { selectorOf } from './selectors.ts'

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
