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
import type { SiteFiles } from './site-files.ts'

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

/** Findings for files that are missing or no JSON, and for fields that a file of data must not have, lacks, or has of another type. */
export function schemaFaults({ read }: SiteFiles): Finding[] {
  return Object.entries(SCHEMAS).flatMap(([name, schema]) => {
    const file = `site/data/${name}`
    const text = read(file)
    if (text === undefined) return [{ code: 'data/no-file', file, ...NO_FILE }]
    const parsed = parseJson(text)
    if ('fault' in parsed) return [{ code: 'data/no-json', file, ...parsed.fault }]
    const issues = schema.safeParse(parsed.value).error?.issues ?? []
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

const NO_FILE = {
  found: 'no such file',
  expected: 'data from which the references are made',
  fix: 'restore the file from the repository',
}

type ParsedJson = { readonly value: unknown } | { readonly fault: Omit<Finding, 'code' | 'file'> }

function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const { message } = error as Error
    const [, position] = /at position (\d+)/.exec(message) ?? []
    // V8 does not name the place of every fault.
    const offset = position ?? parseDocument(text, { schema: 'json' }).errors[0]?.pos[0]
    const line = offset === undefined ? {} : { line: lineOf(text, Number(offset)) }
    return { fault: { ...line, found: message, expected: 'JSON', fix: 'correct the syntax' } }
  }
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

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
