import { createHash } from 'node:crypto'
import type { Finding } from 'warraq/plugin'
import { precompiles } from '../data/precompiles.ts'
import { ownValue } from '../lib/own-value.ts'
import { OPENAPI_FILE, openApiText } from '../openapi/openapi-file.ts'
import { type AbiEntry, abiOf } from '../precompiles/abi.ts'
import { NODE_ABI } from '../precompiles/node-abi.ts'
import { PRECOMPILES_FOLDER, precompileFiles } from '../precompiles/precompile-files.ts'
import type { SiteFiles } from './site-files.ts'

/** Findings for served files that another command makes from the data. */
export function madeFileFaults({ read, list }: SiteFiles): Finding[] {
  const made = [
    ...precompileFiles().map(
      ([name, text]) => [`${PRECOMPILES_FOLDER}/${name}`, text, 'precompiles'] as const,
    ),
    [OPENAPI_FILE, openApiText(), 'openapi'] as const,
  ]
  const others = list(PRECOMPILES_FOLDER)
    .map((name) => `${PRECOMPILES_FOLDER}/${name}`)
    .filter((file) => made.every(([one]) => one !== file))
  return [
    ...made
      .filter(([file, text]) => read(file) !== text)
      .map(([file, , command]) => ({
        code: 'data/not-written',
        file,
        found:
          read(file) === undefined
            ? 'no such file'
            : 'a file that was written before its data changed',
        expected: 'the file that the data makes',
        fix: `npm run ${command}`,
      })),
    ...others.map((file) => ({
      code: 'data/left-over',
      file,
      found: 'a served file of no precompile',
      expected: 'files that site/data/precompiles.json makes',
      fix: 'npm run precompiles',
    })),
  ]
}

/** Findings for precompiles whose functions, types or events are not those of the node. */
export function abiFaults(): Finding[] {
  return precompiles
    .filter((precompile) => digestOf(abiOf(precompile)) !== ownValue(NODE_ABI, precompile.id))
    .map((precompile) => ({
      code: 'data/other-abi',
      file: 'site/data/precompiles.json',
      found: `functions and events of "${precompile.id}" with the digest ${digestOf(abiOf(precompile))}`,
      expected: `those of precompiles/${precompile.id}/abi.json in the node's source`,
      fix: 'compare the entry with that file; if they agree, write the digest into site/precompiles/node-abi.ts',
    }))
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
