import { fileURLToPath } from 'node:url'
import { lineIndex } from '@warraq/markup/line-finder'
import { shortened } from '@warraq/markup/shortened'
import { codeOf, codeTest, type SourceFormat } from '@warraq/markup/source-code'
import { hashOfFile } from '../../cache/keys.ts'
import type { PluginEntry } from '../../plugins/owned-entries.ts'
import { hookProblem, runHook } from '../../plugins/plugin-error.ts'
import type {
  MdastPlugin,
  PreparedPage,
  SyntaxHook,
  SyntaxReader,
  WrittenPage,
} from '../../plugins/syntax-hook.ts'
import type { WarraqPlugin } from '../../plugins/warraq-plugin.ts'
import type { Diagnostic } from '../../shared/data/diagnostic.ts'
import { type Place, problemAt } from '../../shared/data/problem-at.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import type { PageScratch, PageText } from '../compile-context.ts'

export type SyntaxHooks = readonly PluginEntry<SyntaxHook>[]

/** The hooks of plugins for the Markdown of other tools. */
export function syntaxHooks(plugins: readonly WarraqPlugin[]): SyntaxHooks {
  return plugins.flatMap(({ name, syntax }) =>
    syntax === undefined ? [] : [{ plugin: name, entry: syntax }],
  )
}

/**
 * Load the modules that hooks name.
 * @throws UsageError when one cannot be loaded; it names the plugin.
 */
export function syntaxReaders(hooks: SyntaxHooks): Promise<SyntaxReader[]> {
  return Promise.all(
    hooks.map(({ plugin, entry: { module, options = {} } }) =>
      runHook(plugin, 'syntax', async () => {
        const { prepare } = (await import(module)) as {
          readonly prepare?: (text: string, page: WrittenPage) => PreparedPage
        }
        if (typeof prepare !== 'function')
          throw new Error(`${module} exports no function "prepare"`)
        return {
          plugin,
          prepare: (text: string, page: Omit<WrittenPage, 'options'>) =>
            prepare(text, { ...page, options }),
        }
      }),
    ),
  )
}

/** Changes with the hooks and with the code of their modules. */
export function hashOfSyntax(hooks: SyntaxHooks): string {
  return JSON.stringify([hooks, hooks.map(({ entry }) => hashOfFile(fileURLToPath(entry.module)))])
}

/** A text in the Markdown of the engine, with the parser plugins that its tree needs. */
export function readSyntax(
  written: string,
  format: SourceFormat,
  { file, firstLine, problems, context: { syntax } }: PageScratch,
) {
  const report = (problem: Diagnostic) => problems.push(problem)
  if (syntax.length === 0) unreadSyntax(written, format, { file, firstLine }).forEach(report)
  let text = written
  const mdast: PluginEntry<MdastPlugin>[] = []
  for (const { plugin, prepare } of syntax) {
    try {
      const prepared = prepare(text, { file, format, firstLine, report })
      text = prepared.text
      mdast.push(...(prepared.mdast ?? []).map((entry) => ({ plugin, entry })))
    } catch (cause) {
      report(
        hookProblem({ file, line: firstLine }, 'plugin/markdown-failed', {
          plugin,
          hook: 'syntax',
          found: messageOf(cause),
        }),
      )
    }
  }
  return { text, mdast }
}

/**
 * What the dialects of other tools begin a block or a link with: a box or tab of MkDocs, a tag of
 * GitBook or Jekyll, a shortcode of Hugo, a snippet of VitePress, a link of Obsidian.
 */
const UNREAD =
  /^[ \t>]*(?:(?:!!!|\?\?\?\+?)[ \t]+[A-Za-z]|===[ \t]+"|\{%-?[ \t]*[a-z]|<<<[ \t]*[@.\w])[^\n]*|\{\{[<%][^\n]*|(?<![\w\])])!?\[\[\p{L}[^[\]\n]*\]\]/gmu

/** The finding for a page whose front matter another tool shows, if no plugin reads such pages. */
export function unreadStartPage(
  { layout, home, template }: Readonly<Record<string, unknown>>,
  file: string,
  plugins: readonly WarraqPlugin[],
): Diagnostic[] {
  const isStart = layout === 'home' || home === true || template === 'splash'
  if (!isStart || plugins.some(({ syntax }) => syntax !== undefined)) return []
  return [unread({ file, line: 1 }, 'a start page that its front matter describes')]
}

/** One finding for the first sign of another dialect on a page that nothing reads. */
function unreadSyntax(
  text: string,
  format: SourceFormat,
  { file, firstLine }: Pick<PageText, 'file' | 'firstLine'>,
): Diagnostic[] {
  const found = [...text.matchAll(UNREAD)]
  if (found.length === 0) return []
  const code = codeOf(text, format)
  const isCode = codeTest(text, code)
  const lineAt = lineIndex(text)
  const first = found.find(({ index }) => !isCode(index) && !code.lines.has(lineAt(index)))
  if (first === undefined) return []
  const place = { file, line: firstLine + lineAt(first.index) }
  return [unread(place, shortened(first[0].trim()))]
}

function unread(place: Place, found: string): Diagnostic {
  return problemAt(place, 'foreign/unread', {
    cause: 'unread',
    found: `${found}, which another tool reads`,
    expected: 'Markdown; readers miss this, or see it as text',
    fix: 'write Markdown, or npm i -D @warraq/formats, which reads it; a site with a docs.config.ts adds its plugin dialects()',
  })
}
