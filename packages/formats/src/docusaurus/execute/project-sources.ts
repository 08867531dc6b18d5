import { resolve } from 'node:path'
import type { PageSource } from 'warraq/plugin'
import { messageOf } from '../../message-of.ts'
import { type Fields, fieldsOf } from '../fields.ts'
import { evaluated } from './project-runtime.ts'
import { standInName } from './stand-in.ts'

const HEAD = /^---[ \t]*\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/

interface SourcesOptions {
  readonly root: string
  /** Parses YAML; the code of a project loads no packages of the engine. */
  readonly parse: (yaml: string) => unknown
}

type Source = Pick<PageSource, 'file' | 'text'>

/**
 * What the functions of a configuration make of the text of a page or a partial:
 * `markdown.parseFrontMatter` and `markdown.preprocessor`; `undefined` if it has neither.
 * @throws Error that names the page and the function that failed
 */
export async function textChange(
  load: () => Promise<unknown>,
  { root, parse }: SourcesOptions,
): Promise<((source: Source) => Promise<string>) | undefined> {
  const { parseFrontMatter, preprocessor } = fieldsOf(
    fieldsOf(await evaluated(await load())).markdown,
  )
  if (!isFunction(parseFrontMatter) && !isFunction(preprocessor)) return undefined
  return async ({ file, text: written }) => {
    const filePath = resolve(root, file)
    let text = written
    const run = async (name: string, change: unknown, use: (change: Change) => unknown) => {
      if (!isFunction(change)) return
      try {
        text = String(await use(change))
      } catch (cause) {
        throw new Error(`markdown.${name} failed for ${file}: ${messageOf(cause)}`)
      }
    }
    await run('parseFrontMatter', parseFrontMatter, (parseHead) =>
      withChangedHead(text, { filePath, parseHead, parse }),
    )
    await run('preprocessor', preprocessor, (change) => change({ filePath, fileContent: text }))
    return text
  }
}

/** The sources of pages after these functions have changed them. */
export async function changedSources(
  load: () => Promise<unknown>,
  sources: readonly PageSource[],
  options: SourcesOptions,
): Promise<readonly PageSource[]> {
  const change = await textChange(load, options)
  if (change === undefined) return sources
  const changed: PageSource[] = []
  for (const source of sources) {
    const text = await change(source)
    changed.push(text === source.text ? source : { ...source, text })
  }
  return changed
}

type Change = (given: Fields) => unknown

function isFunction(value: unknown): value is Change {
  return typeof value === 'function' && standInName(value) === undefined
}

interface HeadChange extends Pick<SourcesOptions, 'parse'> {
  readonly filePath: string
  readonly parseHead: Change
}

/** The text with other front matter; its lines keep their numbers. */
async function withChangedHead(
  text: string,
  { filePath, parseHead, parse }: HeadChange,
): Promise<string> {
  const split = ({ fileContent }: Fields) => {
    const content = String(fileContent)
    const [head = '', yaml = ''] = HEAD.exec(content) ?? []
    return { frontMatter: fieldsOf(parse(yaml)), content: content.slice(head.length) }
  }
  const before = split({ fileContent: text })
  const after = fieldsOf(
    await parseHead({
      filePath,
      fileContent: text,
      defaultParseFrontMatter: async (given: Fields) => split(given),
    }),
  )
  const isSame = JSON.stringify(after.frontMatter) === JSON.stringify(before.frontMatter)
  const body = typeof after.content === 'string' ? after.content : before.content
  if (isSame && body === before.content) return text
  const [head = ''] = HEAD.exec(text) ?? []
  const lines = head.split('\n').length - 1
  const padding = '\n'.repeat(Math.max(lines - 3, 0))
  // JSON is YAML, and fits into one line.
  return `---\n${JSON.stringify(after.frontMatter)}\n${padding}---\n${body}`
}
