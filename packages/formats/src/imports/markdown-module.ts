import { readFileSync } from 'node:fs'
import {
  codeFences,
  codeOf,
  type Diagnostic,
  mdxCode,
  parseYaml,
  problemAt,
  splitFrontMatter,
  syntaxCode,
  withMdxComments,
  withoutMdxFences,
} from 'warraq/plugin'
import { messageOf } from '../message-of.ts'
import { ENGINE_PARTS } from './provided-modules.ts'

/**
 * Code of a Markdown file that a module imports: a component with its text, its admonitions and its
 * code, which has none of the other directives of a page. A file that is not MDX fails when it is imported.
 * @param file its name in findings
 * @param globals module of the components that the site's pages use without an import
 */
export async function markdownModule(id: string, file: string, globals?: string) {
  const { body, bodyLine, yaml } = splitFrontMatter(readFileSync(id, 'utf8'))
  const text = withAdmonitions(readable(withoutMdxFences(body)))
  try {
    const code = await mdxCode(text, { outputFormat: 'program', features: { gfm: true } })
    return { code: withFrontMatter(withComponents(code, globals), yaml), problems: [] }
  } catch (cause) {
    const message = `${file}: ${messageOf(cause)}`
    return {
      code: `throw new Error(${JSON.stringify(message)})\nexport default undefined`,
      problems: [notMdx(cause, { file, text, body, bodyLine })],
    }
  }
}

interface ParsedFile {
  readonly file: string
  /** What was parsed, and what its author wrote: boxes add lines. */
  readonly text: string
  readonly body: string
  readonly bodyLine: number
}

/** The parser's message begins with the position: `3:1: Unexpected end …`. */
function notMdx(cause: unknown, { file, text, body, bodyLine }: ParsedFile): Diagnostic {
  const message = messageOf(cause)
  const [, at = '0', reason = message] = /^(\d+):\d+(?:-\d+:\d+)?:\s*([\s\S]*)$/.exec(message) ?? []
  const words = (text.split('\n')[Number(at) - 1] ?? '').trim()
  const isMoved = at === '0' || text.split('\n').length !== body.split('\n').length
  const line = isMoved ? undefined : bodyLine - 1 + Number(at)
  return problemAt({ file, line }, syntaxCode(cause), {
    found: words === '' ? reason : `${words} (${reason})`,
    expected: 'MDX that a module can import',
    fix: 'close the tag where it begins, or write \\{ or \\<',
  })
}

/** Without HTML comments and ids of headings, which MDX does not read; the ids become places. */
function readable(text: string): string {
  if (!/<!--|\{#/.test(text)) return text
  const { lines: code } = codeOf(text, 'mdx')
  const named = text.split('\n').map((line, at) => {
    const [marks] = /^#{1,6}(?=[ \t])/.exec(line) ?? []
    const id = HEADING_ID.exec(line.trimEnd())
    if (marks === undefined || id === null || code.has(at)) return line
    return `${marks} <span id="${id[1]}"></span>${line.slice(marks.length, id.index).trim()}`
  })
  return withMdxComments(named.join('\n'))
}

const HEADING_ID = /\\?\{#([\w-]+)\}$/

/** The code with the front matter as the value `frontMatter`, if it reads one. */
function withFrontMatter(code: string, yaml: string): string {
  if (!/\bfrontMatter\b/.test(code) || /\b(?:const|let|var|function)\s+frontMatter\b/.test(code))
    return code
  const parsed = parseYaml(yaml)
  const value = ('value' in parsed ? parsed.value : undefined) ?? {}
  return `const frontMatter = ${JSON.stringify(value)}\n${code}`
}

/** The component with the code blocks of the engine in place of `pre`, and what it uses without an import. */
function withComponents(code: string, globals: string | undefined): string {
  const own = code.replace(/^export default MDXContent;?$/m, '')
  const usesGlobals = globals !== undefined && code.includes('_missingMdxReference(')
  const hasCode = /\bpre\b/.test(code)
  if (own === code || !(usesGlobals || hasCode)) return code
  const imports = [
    ...(usesGlobals ? [`import docsGlobals from ${JSON.stringify(`@site/${globals}`)}`] : []),
    ...(hasCode
      ? [
          "import { createElement as docsElement } from 'react'",
          `import { CodeBlock as DocsCode } from '${ENGINE_PARTS}'`,
        ]
      : []),
  ]
  const components = [
    // The module of the global components may import this one: it is read when this one renders.
    ...(usesGlobals ? ['...docsGlobals'] : []),
    ...(hasCode ? ['pre: ({ children }) => docsElement(DocsCode, children.props)'] : []),
    '...props.components',
  ]
  return `${imports.join('\n')}
${own}
export default (props) => MDXContent({ ...props, components: { ${components.join(', ')} } })
`
}

const OPENING = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[(.*)\]|[ \t]+(\S.*))?$/
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/

/** `:::note Title` and its end as tags of a component, which a module can import. */
function withAdmonitions(text: string): string {
  if (!/^[ \t]*:::/m.test(text)) return text
  const fences = codeFences(text, 'mdx')
  /** The admonitions around a line. */
  const around: { readonly colons: string; readonly indent: string }[] = []
  const lines = text.split('\n').map((line, at) => {
    if (fences.some((fence) => fence.line <= at + 1 && at + 1 <= fence.lastLine)) return line
    const [, indent = '', colons = '', type, label, words] = OPENING.exec(line.trimEnd()) ?? []
    if (type !== undefined) {
      around.push({ colons, indent })
      const title = label ?? words
      const titled = title === undefined ? '' : ` title={${JSON.stringify(title)}}`
      return `${indent}<Admonition type="${type}"${titled}>\n`
    }
    const [, end = ''] = CLOSING.exec(line) ?? []
    const opening = around.at(-1)
    if (opening === undefined || opening.colons !== end) return line
    around.pop()
    // Formatters indent the end of a list's box as its last item; a tag would then end in the item.
    return `\n${opening.indent}</Admonition>`
  })
  const unclosed = around.reverse().map(({ indent }) => `\n${indent}</Admonition>`)
  return [`import { Admonition } from '${ENGINE_PARTS}'`, '', ...lines, ...unclosed].join('\n')
}
