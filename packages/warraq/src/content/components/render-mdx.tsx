import { lineFinder } from '@warraq/markup/line-finder'
import { importedPath, type MdxImport, takeImports } from '@warraq/markup/mdx-compat'
import { mendedTag } from '@warraq/markup/mend-tag'
import { styleObject } from '@warraq/markup/style-object'
import { ownValue } from '@warraq/search/own-value'
import { type ElementType, Fragment, type ReactElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { parseYaml } from '../../config/parse-yaml.ts'
import type { ExportReader, ImportPlace, PageImports } from '../../plugins/page-module-hook.ts'
import { type Diagnostic, ProblemError } from '../../shared/data/diagnostic.ts'
import { type Place, placeIn, problemAt } from '../../shared/data/problem-at.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { LINKED_FILE } from '../../shared/text/linked-file.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import type { PageScratch } from '../compile-context.ts'
import { parseOptions } from '../source/parse-options.ts'
import { type PreparedSource, prepareText } from '../source/prepare-source.ts'
import { rebasedHref, rebaseTransform } from '../source/rebase-references.ts'
import { splitFrontMatter } from '../source/split-front-matter.ts'
import { mdxCode } from './mdx-code.ts'
import { mdxComponents } from './mdx-components.tsx'
import { runProblem, syntaxProblem, unknownComponent } from './mdx-problems.ts'
import { modulePage } from './module-page.tsx'
import { onlyContent } from './only-content.tsx'
import { renderContent } from './render-component.tsx'
import { LOOP_LIMIT_MS, LoopError, runBounded } from './run-bounded.ts'
import { withEnvironment } from './with-environment.ts'

/** Components of a page that may loop before the rest of it is given up. */
const MOST_LOOPS = 6

type Components = Readonly<Record<string, unknown>>

/** Where an import stands, and what it may name besides files. */
interface ImportContext {
  /** The components that need no import, in the page and in its partials; set before it renders. */
  readonly provided: { components: Components }
  /** Absent if no plugin lets pages import modules. */
  readonly imports: PageImports | undefined
  /** The page, the partials whose imports led to this file, and the file itself. */
  readonly chain: readonly [page: string, ...partials: string[]]
}

type MdxContent = (props: { readonly components?: Components }) => ReactNode

/**
 * Evaluate an MDX source and render it to HTML. Errors become problems of the page.
 * @returns `undefined` if the page cannot be evaluated
 */
export async function renderMdx(
  source: PreparedSource,
  scratch: PageScratch,
): Promise<string | undefined> {
  const lineOf = lineFinder(source.text, scratch.firstLine)
  try {
    const imports = scratch.context.pageModules?.open(modulePage(source.text, scratch))
    const provided = { components: {} }
    const chain = [scratch.file] as const
    const { default: Content } = await evaluateMdx(source, scratch, { provided, imports, chain })
    provided.components = { ...imports?.components(), ...mdxComponents(scratch, lineOf) }
    return contentHtml(Content, provided, { scratch, lineOf })
  } catch (cause) {
    // A plugin is at fault, and the message says so.
    if (cause instanceof UsageError && cause.problem === undefined) throw cause
    scratch.problems.push(
      cause instanceof ProblemError ? cause.problem : runProblem(cause, scratch.file, lineOf),
    )
    return undefined
  }
}

/** Each unknown component takes another rendering to find. With this many, a page is shown as text. */
const MOST_UNKNOWN = 50

/** An unknown component is reported, and only shows what it contains. */
function contentHtml(
  Content: MdxContent,
  provided: ImportContext['provided'],
  place: { readonly scratch: PageScratch; readonly lineOf: (text: string) => number | undefined },
  most = MOST_UNKNOWN,
): string {
  const { context, file, problems } = place.scratch
  const { components } = provided
  try {
    const render = () => renderContent(<Content components={components} />, place.scratch)
    return withEnvironment(context.environment, () => renderInTime(render, place.scratch))
  } catch (cause) {
    const name = unknownComponent(cause)
    if (name === undefined || Object.hasOwn(components, name) || most === 1) throw cause
    problems.push(runProblem(cause, file, place.lineOf))
    provided.components = { ...components, [name]: onlyContent }
    return contentHtml(Content, provided, place, most - 1)
  }
}

/**
 * Render a page within the time of one component. If that is not enough, find the imported component
 * that takes longer: starting a clock for each of them costs more than rendering most of them.
 */
function renderInTime(render: () => string, scratch: PageScratch): string {
  const { loopLimitMs = LOOP_LIMIT_MS, pageModules } = scratch.context
  try {
    return runBounded(render, scratch.loops ? loopLimitMs * MOST_LOOPS : loopLimitMs)
  } catch (cause) {
    if (!(cause instanceof LoopError) || scratch.loops || pageModules === undefined) throw cause
    scratch.loops = new Map()
    return renderInTime(render, scratch)
  }
}

/** The exports of a page or a partial. */
interface MdxModule {
  readonly default: MdxContent
  readonly [name: string]: unknown
}

async function evaluateMdx(
  source: PreparedSource,
  scratch: PageScratch,
  context: ImportContext,
): Promise<MdxModule> {
  const { taken, code } = await compiledOrMended(source, scratch, context)
  const imported = new Map<string, unknown>()
  for (const entry of taken.imports) {
    const exported = await importedModule(entry, scratch, context)
    for (const { local, exported: name } of entry.names)
      imported.set(local, exported(name, { name: local, line: placeIn(scratch, entry.line).line }))
  }
  // The code is the site's own content, compiled on the machine that builds it.
  const given = {
    toc: scratch.contents,
    frontMatter: frontMatterOf(scratch),
  }
  const free = Object.entries(given).filter(([name]) => !declares(taken, name))
  const names = ['_runtime', 'require', ...free.map(([name]) => name)]
  const run = new Function(...names, code) as (
    runtime: object,
    require: (from: string) => unknown,
    ...given: readonly unknown[]
  ) => MdxModule
  const runtime = {
    Fragment,
    jsxDEV: jsxWithPlace(scratch, context.imports),
    scope: Object.fromEntries(imported),
  }
  const values = free.map(([, value]) => value)
  const evaluate = () => run(runtime, (from) => requiredModule(from, scratch, context), ...values)
  return withEnvironment(scratch.context.environment, () =>
    runBounded(evaluate, scratch.context.loopLimitMs),
  )
}

/** Whether a page declares or imports a name that every page is given: `toc`, `frontMatter`. */
function declares({ source, imports }: ReturnType<typeof takeImports>, name: string): boolean {
  const isImported = imports.some(({ names }) => names.some(({ local }) => local === name))
  return isImported || new RegExp(`\\b(?:const|let|var|function|class)\\s+${name}\\b`).test(source)
}

/** The fields of a page's front matter; none in a partial. */
function frontMatterOf({ frontMatter }: PageScratch): unknown {
  const parsed = frontMatter === '' ? undefined : parseYaml(frontMatter)
  return (parsed && 'value' in parsed ? parsed.value : undefined) ?? {}
}

/** What `require` returns in a page: all exports of a module. */
function requiredModule(written: string, scratch: PageScratch, context: ImportContext): unknown {
  const from = context.imports?.nameOf(written) ?? written
  const exported = fileReader(from, placeIn(scratch, undefined), { scratch, context })
  const whole = exported('*', { name: from, line: undefined })
  return typeof whole === 'string' ? { default: whole } : whole
}

/** Signs that are mended in one page; a text with more of them is not MDX. */
const MOST_MENDED = 50

/**
 * The compiled source and its imports. Where the rules of the site say so, each sign that the parser
 * refuses is reported and mended, so that the components of the page run.
 * @throws ProblemError when the source is not MDX
 */
async function compiledOrMended(
  source: PreparedSource,
  scratch: PageScratch,
  context: ImportContext,
) {
  const problems: Diagnostic[] = []
  for (let { text } = source; ; ) {
    const taken = takeImports(text)
    try {
      const code = await compiledCode({ ...source, text: taken.source }, scratch, context)
      scratch.problems.push(...problems)
      return { taken, code }
    } catch (cause) {
      const problem = syntaxProblem(cause, taken.source, scratch)
      const mended = scratch.context.rules.mendsMdx ? mendedTag(text, messageOf(cause)) : undefined
      if (mended === undefined || problems.length === MOST_MENDED) throw new ProblemError(problem)
      problems.push(problem)
      text = mended
    }
  }
}

/** Rejects with the parser's error when the source is not MDX. */
async function compiledCode(
  source: PreparedSource,
  scratch: PageScratch,
  { chain: [page] }: ImportContext,
): Promise<string> {
  const { mdastPlugins, ...options } = parseOptions(source, scratch, 'mdx')
  const exists = (file: string) => scratch.context.readFile(file) !== undefined
  const rebase = page !== scratch.file && rebaseTransform(scratch.file, page, exists)
  const plugins = [...mdastPlugins, rebase]
  // In development mode elements carry their line.
  const mode = { outputFormat: 'function-body', development: true } as const
  return mdxCode(source.text, { ...options, mdastPlugins: plugins, ...mode })
}

/**
 * Creates the elements of a file; passes islands the position of their use. The compiler counts
 * lines of the text after the front matter.
 */
function jsxWithPlace(
  { file, firstLine, placeholders }: Pick<PageScratch, 'file' | 'firstLine' | 'placeholders'>,
  imports: PageImports | undefined,
) {
  return (
    type: ElementType,
    props: object,
    key: string | undefined,
    isStatic: boolean,
    { lineNumber }: { readonly lineNumber: number },
  ): ReactElement => {
    const code = placeholders.codeOf(type, props)
    const made = imports?.element({ type, props: { ...props }, key, code })
    if (made !== undefined) return made
    const place =
      typeof type === 'function' && 'isIsland' in type
        ? { __place: { file, line: firstLine - 1 + lineNumber } }
        : {}
    return (isStatic ? jsxs : jsx)(type, { ...reactProps(type, props), ...place }, key)
  }
}

/**
 * Props for React. HTML in MDX, from an author or our transforms, uses `class`, which React renders
 * with a warning, and styles as text, which React refuses.
 */
function reactProps(type: ElementType, props: object): object {
  if (typeof type !== 'string') return props
  const styled =
    'style' in props && typeof props.style === 'string'
      ? { ...props, style: styleObject(props.style) }
      : props
  if (type.includes('-') || !('class' in styled)) return styled
  const { class: className, ...others } = styled
  return { className, ...others }
}

/**
 * What a page imports: partials as components, images as their path for the page, and modules if a
 * plugin reads them.
 */
async function importedModule(
  { from: written, line }: MdxImport,
  scratch: PageScratch,
  context: ImportContext,
): Promise<ExportReader> {
  const { chain, provided } = context
  const from = context.imports?.nameOf(written) ?? written
  const place = placeIn(scratch, line)
  const path = importedPath(from, scratch.file) ?? ''
  const text = /\.mdx?$/.test(path) ? scratch.context.readFile(path) : undefined
  if (text !== undefined) {
    scratch.dependencies.add(path)
    const inner: ImportContext = { ...context, chain: [...chain, path] }
    if (chain.includes(path)) {
      scratch.problems.push(circularImport(place, inner.chain))
      return () => () => null
    }
    const changed = await scratch.context.changePartial?.({ file: path, text })
    const headingsBefore = scratch.contents.length
    const exports = await evaluatePartial(changed ?? text, { ...scratch, file: path }, inner)
    const { default: Content } = exports
    const partial: MdxContent = ({ components, ...props }) => (
      <Content {...props} components={{ ...provided.components, ...components }} />
    )
    const toc = scratch.contents.slice(headingsBefore)
    const namespace: MdxModule = { toc, ...exports, default: partial }
    return (name) => (name === '*' ? namespace : (ownValue(namespace, name) ?? partial))
  }
  return fileReader(from, place, { scratch, context })
}

/** Exports of a module that is not a partial. */
function fileReader(
  from: string,
  place: ImportPlace,
  { scratch, context }: { readonly scratch: PageScratch; readonly context: ImportContext },
): ExportReader {
  const { imports, chain } = context
  if (from.startsWith('.')) scratch.isPlaced = true
  if (LINKED_FILE.test(importedPath(from, scratch.file) ?? '')) {
    const href = rebasedHref(from.replace(/^.*!/, ''), scratch.file, chain[0])
    return () => href
  }
  if (imports !== undefined) return imports.read(from, place)
  scratch.problems.push(unknownImport(from, place))
  return () => onlyContent
}

function unknownImport(from: string, place: ImportPlace): Diagnostic {
  const found = `import of "${from}"`
  if (/\.mdx?$/.test(from))
    return problemAt(place, 'mdx/unknown-import', {
      found,
      expected: 'a partial of the site',
      fix: 'correct the path, or write the partial',
    })
  return problemAt(place, 'mdx/unknown-import', {
    cause: 'modules',
    found,
    expected: 'a partial or a picture; the components of the site need no import',
    fix: 'npm i -D @warraq/formats, which reads modules that pages import; a site with a docs.config.ts adds its plugin docusaurusModules()',
  })
}

function evaluatePartial(
  text: string,
  scratch: PageScratch,
  context: ImportContext,
): Promise<MdxModule> {
  const { yaml, body, bodyLine } = splitFrontMatter(text)
  const { file, problems } = scratch
  // Code of a project may have emptied it.
  if (yaml !== '' && yaml.trim() !== '{}') problems.push(uselessFrontMatter(file))
  const partial = { ...scratch, firstLine: bodyLine, written: body, frontMatter: '' }
  return evaluateMdx(prepareText(body, 'mdx', partial), partial, context)
}

function uselessFrontMatter(file: string): Diagnostic {
  return problemAt({ file, line: 1 }, 'mdx/partial-front-matter', {
    found: 'front matter in a partial, where it has no effect',
    expected: 'front matter in pages only',
    fix: 'remove it, or move it to the pages that import the partial',
  })
}

function circularImport(place: Place, chain: readonly string[]): Diagnostic {
  return problemAt(place, 'mdx/circular-import', {
    found: chain.slice(chain.indexOf(chain.at(-1) ?? '')).join(' imports '),
    expected: 'partials that do not import each other in a circle',
    fix: 'remove one of the imports',
  })
}
