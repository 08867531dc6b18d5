import { precompiles } from '../data/precompiles.ts'
import { abiOf } from './abi.ts'
import { solidityOf } from './solidity.ts'

/** Path of the files in the repository; the site serves them under `/precompiles/`. */
export const PRECOMPILES_FOLDER = 'site/public/precompiles'

/** ABI and Solidity interface of each precompile: file name and text. */
export function precompileFiles(): readonly (readonly [name: string, text: string])[] {
  return precompiles.flatMap((precompile) => [
    [`${precompile.contract}.json`, `${JSON.stringify(abiOf(precompile), null, 2)}\n`] as const,
    [`${precompile.contract}.sol`, solidityOf(precompile)] as const,
  ])
}
