import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Hex } from 'viem'
import { DrillError } from '../options.ts'

/**
 * The code that creates a contract, compiled by the packages of this repository.
 * @param source Solidity with one or several contracts
 */
export function compileContract(source: string, name: string): Hex {
  const require = createRequire(resolve('module.js'))
  const compiler = require('solc') as {
    compile(input: string, callbacks: { import: (path: string) => object }): string
  }
  const input = {
    language: 'Solidity',
    sources: { main: { content: source } },
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const contents = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(compiler.compile(JSON.stringify(input), { import: contents }))
  const code = output.contracts?.main?.[name]?.evm.bytecode.object
  if (code === undefined)
    throw new DrillError(`${name} does not compile: ${JSON.stringify(output.errors)}`)
  return `0x${code}`
}
