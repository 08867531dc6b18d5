import { dirname, posix } from 'node:path'
import { type ElementType, Fragment, type ReactElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { mdxToJs } from 'satteri'
import type { Diagnostic } from '../shared/diagnostic.ts'
import { lineFinder } from '../shared/line-finder.ts'
import { ownValue } from '../shared/own-value.ts'
import { type Place, problemAt } from '../shared/problem-at.ts'
import { ThemeProvider } from '../theme/parts/render-theme.tsx'
import { type PageScratch, placeIn } from './compile-context.ts'
import { type MdxImport, takeImports } from './mdx-compat.ts'
import { mdxComponents } from './mdx-components.tsx'
import { ProblemError, runProblem, syntaxProblem, unknownComponent } from './mdx-problems.ts'
import { onlyContent } from './only-content.ts'
import { parseOptions, prepareText } from './parse-options.ts'
import { rebasedHref, rebaseTransform } from './rebase-references.ts'
import { withoutPreloads } from './render-component.tsx'
import { IslandContext } from './render-island.tsx'
import { splitFrontMatter } from './split-front-matter.ts'
import { themeModules } from './theme-modules.tsx'
import { withEnvironment } from './with-environment.ts'

/** Where an import stands, and what it may name besides files. */
interface ImportContext {
  /** Modules of other engines, by name. */
  readonly modules: Readonly<Record<string, unknown>>
  /** The page, the partials whose imports led to this file, and the file itself. */
  readonly chain: readonly [page: string, ...partials: string[]]
}

type MdxContent = (props: { readonly components: Readonly<Record<string, unknown>> }) => ReactNode

/**
 * Evaluate an MDX source and render it to HTML. Errors become problems of the page.
 * @returns `undefined` if the page cannot be evaluated
 */
export async function renderMdx(source: string, scratch: PageScratch): Promise<string | undefined> {
  const lineOf = lineFinder(source, scratch.firstLine)
  try {
    const modules = themeModules(scratch)
    const Content = await evaluateMdx(source, scratch, { modules, chain: [scratch.file] })
    return renderContent(Content, mdxComponents(scratch, lineOf), { scratch, lineOf })
  } catch (cause) {
    scratch.problems.push(
      cause instanceof ProblemError ? cause.problem : runProblem(cause, scratch.file, lineOf),
    )
    return undefined
  }
}

/** An unknown component is reported, and only shows what it contains. */
function renderContent(
  Content: MdxContent,
  components: Readonly<Record<string, unknown>>,
  place: { readonly scratch: PageScratch; readonly lineOf: (text: string) => number | undefined },
): string {
  const { context, islands, file, problems } = place.scratch
  try {
    const html = withEnvironment(context.environment, () =>
      renderToStaticMarkup(
        <ThemeProvider text={context.text} rendering={{ parts: context.parts, entered: undefined }}>
          <IslandContext value={islands}>
            <Content components={components} />
          </IslandContext>
        </ThemeProvider>,
      ),
    )
    return withoutPreloads(html)
  } catch (cause) {
    const name = unknownComponent(cause)
    if (name === undefined || Object.hasOwn(components, name)) throw cause
    problems.push(runProblem(cause, file, place.lineOf))
    return renderContent(Content, { ...components, [name]: onlyContent }, place)
  }
}

async function evaluateMdx(
  source: string,
  scratch: PageScratch,
  context: ImportContext,
): Promise<MdxContent> {
  const { file, firstLine } = scratch
  const taken = takeImports(source)
  const code = await compiledCode(taken.source, scratch, context).catch((cause: unknown) => {
    throw new ProblemError(syntaxProblem(cause, file, firstLine))
  })
  const scope: Record<string, unknown> = {}
  for (const entry of taken.imports) {
    const value = await importedValue(entry, scratch, context)
    for (const local of entry.locals) scope[local] = value
  }
  // The code is the site's own content, compiled on the machine that builds it.
  const run = new Function(code) as (runtime: object) => { default: MdxContent }
  return withEnvironment(scratch.context.environment, () =>
    run({ Fragment, jsxDEV: jsxWithPlace(file, firstLine), scope }),
  ).default
}

/** Rejects with the parser's error when the source is not MDX. */
async function compiledCode(
  source: string,
  scratch: PageScratch,
  { chain: [page] }: ImportContext,
): Promise<string> {
  const { mdastPlugins, ...options } = parseOptions(source, scratch)
  const plugins = [...mdastPlugins, page !== scratch.file && rebaseTransform(scratch.file, page)]
  // In development mode elements carry their line.
  const mode = { outputFormat: 'function-body', development: true } as const
  return (await mdxToJs(source, { ...options, mdastPlugins: plugins, ...mode })).code
}

/**
 * Creates the elements of a file; passes islands the position of their use. The compiler counts
 * lines of the text after the front matter.
 */
function jsxWithPlace(file: string, firstLine: number) {
  return (
    type: ElementType,
    props: object,
    key: string | undefined,
    isStatic: boolean,
    { lineNumber }: { readonly lineNumber: number },
  ): ReactElement => {
    const place =
      typeof type === 'function' && 'isIsland' in type
        ? { __place: { file, line: firstLine - 1 + lineNumber } }
        : {}
    return (isStatic ? jsxs : jsx)(type, { ...reactProps(type, props), ...place }, key)
  }
}

/**
 * Renames props for React. HTML in MDX, from an author or our transforms, uses `class`, which React
 * renders with a warning.
 */
function reactProps(type: ElementType, props: object): object {
  if (typeof type !== 'string' || type.includes('-') || !('class' in props)) return props
  const { class: className, ...others } = props
  return { className, ...others }
}

/** A partial becomes a component; the value of any other file is its path for the page. */
async function importedValue(
  { locals, from, line }: MdxImport,
  scratch: PageScratch,
  { modules, chain }: ImportContext,
): Promise<unknown> {
  const place = placeIn(scratch, line)
  if (locals.length === 0) {
    scratch.problems.push(namelessImport(place, from))
    return undefined
  }
  const module = ownValue(modules, from)
  if (module !== undefined) return module
  const path = resolveImport(from, scratch.file)
  const text = /\.mdx?$/.test(path) ? scratch.context.readFile(path) : undefined
  if (text !== undefined) {
    scratch.dependencies.add(path)
    const inner: ImportContext = { modules, chain: [...chain, path] }
    if (!chain.includes(path)) return evaluatePartial(text, { ...scratch, file: path }, inner)
    scratch.problems.push(circularImport(place, inner.chain))
    return () => null
  }
  if (/\.(svg|png|jpe?g|gif|webp|avif|pdf|zip)$/i.test(path))
    return rebasedHref(from, scratch.file, chain[0])
  const names = Object.keys(modules).join(', ')
  scratch.problems.push(
    problemAt(place, 'mdx/unknown-import', {
      found: `import of "${from}"`,
      expected: `a partial inside the site folder (./_name.mdx), an image that exists, or one of: ${names}`,
      fix: 'correct the path; components of the site need no import',
    }),
  )
  return onlyContent
}

function namelessImport(place: Place, from: string): Diagnostic {
  return problemAt(place, 'mdx/unknown-import', {
    found: `import of "${from}" without a name that the page can use`,
    expected: "import Name from '…' or import { Name } from '…'",
    fix: 'give it a name, or remove it; style sheets belong to the theme of the site',
  })
}

function evaluatePartial(
  text: string,
  scratch: PageScratch,
  context: ImportContext,
): Promise<MdxContent> {
  const { yaml, body, bodyLine } = splitFrontMatter(text)
  const { file, problems } = scratch
  if (yaml !== '') problems.push(uselessFrontMatter(file))
  const partial = { ...scratch, firstLine: bodyLine }
  return evaluateMdx(prepareText(body, 'mdx', partial) ?? '', partial, context)
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

/** Path of an imported file; empty for a package. */
function resolveImport(from: string, file: string): string {
  if (from.startsWith('@site/')) return from.slice('@site/'.length)
  return from.startsWith('.') ? posix.normalize(posix.join(dirname(file), from)) : ''
}
