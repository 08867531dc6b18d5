import type { Finding } from 'warraq/plugin'
import { LineCounter, parseDocument } from 'yaml'
import type { ZodType } from 'zod'
import { moduleAccountsSchema } from '../data/module-accounts-schema.ts'
import { paramsSchema } from '../data/params-schema.ts'
import { precompilesSchema } from '../data/precompiles-schema.ts'
import { recordedAnswersSchema } from '../data/recorded-answers-schema.ts'
import { restEndpointsSchema } from '../data/rest-endpoints-schema.ts'
import { rpcMethodsSchema } from '../data/rpc-methods-schema.ts'
import { rpcUnsupportedSchema } from '../data/rpc-unsupported-schema.ts'
import { commandListSchema } from './command-list-schema.ts'

const SCHEMAS: Readonly<Record<string, ZodType>> = {
  'haqqd-commands.json': commandListSchema,
  'module-accounts.json': moduleAccountsSchema,
  'params.json': paramsSchema,
  'precompiles.json': precompilesSchema,
  'recorded-answers.json': recordedAnswersSchema,
  'rest-endpoints.json': restEndpointsSchema,
  'rpc-methods.json': rpcMethodsSchema,
  'rpc-unsupported.json': rpcUnsupportedSchema,
}

/** Findings for fields that a file of data must not have, lacks, or has of another type. */
export function schemaFaults(read: (file: string) => string): Finding[] {
  return Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    const file = `site/data/${name}`
    const text = read(file)
    const issues = schema.safeParse(JSON.parse(text)).error?.issues ?? []
    return issues.map(({ path, message }) => ({
      code: 'data/other-shape',
      file,
      ...lineAt(text, path),
      found: path.join('.'),
      expected: message,
      fix: 'correct the field; the other entries of the file show its form',
    }))
  })
}

function lineAt(text: string, path: readonly PropertyKey[]): { readonly line?: number } {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  // A field that is missing has no place; its entry does.
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (typeof node === 'object' && node !== null && 'range' in node)
      return { line: lineCounter.linePos((node.range as [number])[0]).line }
  }
  return {}
}
