import { dirname, posix } from 'node:path'
import { type ElementType, Fragment, type ReactElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Features, type HastPluginList, type MdastPluginList, mdxToJs } from 'satteri'
import { errorAt } from '../shared/diagnostic.ts'
import { lineFinder } from '../shared/line-finder.ts'
import { ThemeProvider } from '../theme/parts/render-theme.tsx'
import { type PageScratch, placeIn } from './compile-context.ts'
import { type MdxImport, prepareMdx, takeImports } from './mdx-compat.ts'
import { mdxComponents } from './mdx-components.tsx'
import { ProblemError, runProblem, syntaxProblem } from './mdx-problems.ts'
import { withoutPreloads } from './render-component.tsx'
import { IslandContext } from './render-island.tsx'
import { themeModules } from './theme-modules.tsx'
import { withEnvironment } from './with-environment.ts'

interface MdxOptions {
  readonly mdastPlugins: MdastPluginList
  readonly hastPlugins: HastPluginList
  readonly features: Features
  readonly scratch: PageScratch
}

interface EvaluateOptions extends MdxOptions {
  /** Modules of other engines, by name. */
  readonly modules: Readonly<Record<string, unknown>>
}

type MdxContent = (props: { readonly components: Readonly<Record<string, unknown>> }) => ReactNode

/** Evaluate an MDX source and render it to HTML. Errors become problems of the page. */
export async function renderMdx(source: string, options: MdxOptions): Promise<string> {
  const { scratch } = options
  const lineOf = lineFinder(source, scratch.firstLine)
  try {
    const modules = themeModules(scratch)
    const Content = await evaluateMdx(source, scratch.file, { ...options, modules })
    const components = mdxComponents(scratch, lineOf)
    const html = withEnvironment(scratch.context.environment, () =>
      renderToStaticMarkup(
        <ThemeProvider
          text={scratch.context.text}
          rendering={{ parts: scratch.context.parts, entered: undefined }}
        >
          <IslandContext value={scratch.islands}>
            <Content components={components} />
          </IslandContext>
        </ThemeProvider>,
      ),
    )
    return withoutPreloads(html)
  } catch (cause) {
    scratch.problems.push(
      cause instanceof ProblemError ? cause.problem : runProblem(cause, scratch.file, lineOf),
    )
    return ''
  }
}

async function evaluateMdx(
  source: string,
  file: string,
  options: EvaluateOptions,
): Promise<MdxContent> {
  const { scratch } = options
  const firstLine = file === scratch.file ? scratch.firstLine : 1
  const taken = takeImports(source)
  const code = await compiledCode(taken.source, options).catch((cause: unknown) => {
    throw new ProblemError(syntaxProblem(cause, file, firstLine))
  })
  const scope: Record<string, unknown> = {}
  for (const entry of taken.imports) scope[entry.local] = await importedValue(entry, file, options)
  // The code is the site's own content, compiled on the machine that builds it.
  const run = new Function(code) as (runtime: object) => { default: MdxContent }
  return withEnvironment(scratch.context.environment, () =>
    run({ Fragment, jsxDEV: jsxWithPlace(file, firstLine), scope }),
  ).default
}

/** Rejects with the parser's error when the source is not MDX. */
async function compiledCode(source: string, options: MdxOptions): Promise<string> {
  const { mdastPlugins, hastPlugins, features } = options
  // In development mode elements carry their line.
  const mode = { outputFormat: 'function-body', development: true } as const
  return (await mdxToJs(source, { mdastPlugins, hastPlugins, features, ...mode })).code
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

/** A partial becomes a component; the value of any other file is its path as written. */
async function importedValue(
  { from, line }: MdxImport,
  file: string,
  options: EvaluateOptions,
): Promise<unknown> {
  const { scratch, modules } = options
  if (modules[from] !== undefined) return modules[from]
  const path = resolveImport(from, file)
  const text = /\.mdx?$/.test(path) ? scratch.context.readFile(path) : undefined
  if (text !== undefined) {
    scratch.dependencies.add(path)
    return evaluateMdx(prepareMdx(text), path, options)
  }
  if (/\.(svg|png|jpe?g|gif|webp|avif|pdf|zip)$/i.test(path)) return from
  const names = Object.keys(modules).join(', ')
  scratch.problems.push(
    errorAt(placeIn(scratch, line), 'mdx/unknown-import', {
      found: `import of "${from}"`,
      expected: `a partial inside the site folder (./_name.mdx), an image that exists, or one of: ${names}`,
      fix: 'correct the path; components of the site need no import',
    }),
  )
  return () => null
}

/** Path of an imported file; empty for a package. */
function resolveImport(from: string, file: string): string {
  if (from.startsWith('@site/')) return from.slice('@site/'.length)
  return from.startsWith('.') ? posix.normalize(posix.join(dirname(file), from)) : ''
}
