import type { SourceFormat } from '@warraq/markup/source-code'
import { expect } from 'vitest'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import { PLAIN_CONTEXT } from './compile-context.fixtures.ts'
import type { CompileContext } from './compile-context.ts'
import { compilePage } from './compile-page.ts'

/** A page of a site with all defaults; fails if anything is reported. */
export async function compiled(text: string, format: SourceFormat = 'md'): Promise<CompiledPage> {
  const body = { file: 'a.md', format, text, firstLine: 1 }
  const { page, problems } = await compilePage(body, PLAIN_CONTEXT)
  expect(problems).toEqual([])
  return page
}

/** What is reported about a page, each with its line and code. */
export async function reportedOf(
  text: string,
  format: SourceFormat = 'md',
  context: CompileContext = PLAIN_CONTEXT,
): Promise<string[]> {
  const { problems } = await compilePage({ file: 'a.md', format, text, firstLine: 1 }, context)
  return problems.map(({ code, line, found }) => `${line} ${code}: ${found}`)
}
