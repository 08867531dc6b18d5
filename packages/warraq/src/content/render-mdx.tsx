import { dirname, posix } from 'node:path'
import { type ElementType, Fragment, type ReactElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Features, type HastPluginList, type MdastPluginList, mdxToJs } from 'satteri'
import { lineFinder } from '../html/html-references.ts'
import { type Diagnostic, errorAt } from '../shared/diagnostic.ts'
import { ThemeProvider } from '../theme/parts/render-theme.tsx'
import { type PageScratch, placeIn } from './compile-context.ts'
import { prepareMdx } from './mdx-compat.ts'
import { mdxComponents } from './mdx-components.tsx'
import { type MdxImport, takeImports } from './mdx-imports.ts'
import { MdxError, runProblem, syntaxProblem } from './mdx-problems.ts'
import { withoutPreloads } from './render-component.ts'
import { IslandContext, IslandPropError } from './render-island.tsx'
import { type ThemeModules, themeModules } from './theme-modules/theme-modules.ts'
import { withEnvironment } from './with-environment.ts'

interface MdxOptions {
  readonly mdastPlugins: MdastPluginList
  readonly hastPlugins: HastPluginList
  readonly features: Features
  readonly scratch: PageScratch
}

interface EvaluateOptions extends MdxOptions {
  readonly theme: ThemeModules
}

type MdxContent = (props: { readonly components: Readonly<Record<string, unknown>> }) => ReactNode

/** Evaluate an MDX source and render it to HTML. Errors become problems of the page. */
export async function renderMdx(source: string, options: MdxOptions): Promise<string> {
  const { scratch } = options
  const lineOf = lineFinder(source, scratch.firstLine)
  try {
    const theme = themeModules(scratch)
    const Content = await evaluateMdx(source, scratch.file, { ...options, theme })
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
    await theme.settled()
    return withoutPreloads(html)
  } catch (cause) {
    scratch.problems.push(
      cause instanceof IslandPropError
        ? cause.problem
        : cause instanceof MdxError
          ? cause.diagnostic
          : runProblem(cause, scratch.file, lineOf),
    )
    return ''
  }
}

async function evaluateMdx(
  source: string,
  file: string,
  options: EvaluateOptions,
): Promise<MdxContent> {
  const taken = takeImports(source)
  const code = await compiledCode(taken.source, file, options)
  const values = await Promise.all(
    taken.imports.map((entry) => importedValue(entry, file, options)),
  )
  const scope = Object.fromEntries(taken.imports.map(({ local }, index) => [local, values[index]]))
  // The code is the site's own content, compiled on the machine that builds it.
  const run = new Function(code) as (runtime: object) => { default: MdxContent }
  const firstLine = file === options.scratch.file ? options.scratch.firstLine : 1
  return withEnvironment(options.scratch.context.environment, () =>
    run({ Fragment, jsxDEV: jsxWithPlace(file, firstLine), scope }),
  ).default
}

/** @throws MdxError for a syntax error */
async function compiledCode(
  source: string,
  file: string,
  { mdastPlugins, hastPlugins, features, scratch }: MdxOptions,
): Promise<string> {
  try {
    // In development mode elements carry their line.
    const mode = { outputFormat: 'function-body', development: true } as const
    return (await mdxToJs(source, { mdastPlugins, hastPlugins, features, ...mode })).code
  } catch (cause) {
    throw new MdxError(syntaxProblem(cause, file, file === scratch.file ? scratch.firstLine : 1))
  }
}

interface SourcePlace {
  /** 1-based line of the text after the front matter. */
  readonly lineNumber: number
}

/** Creates the elements of a file; passes islands the position of their use. */
function jsxWithPlace(file: string, firstLine: number) {
  return (
    type: ElementType,
    props: object,
    key: string | undefined,
    isStatic: boolean,
    { lineNumber }: SourcePlace,
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
  entry: MdxImport,
  file: string,
  options: EvaluateOptions,
): Promise<unknown> {
  const { scratch, theme } = options
  const provided = theme.modules[entry.from]
  if (provided !== undefined) return provided
  const path = resolveImport(entry.from, file)
  if (path !== undefined && /\.mdx?$/.test(path)) {
    const text = scratch.context.readFile(path)
    if (text !== undefined) {
      scratch.dependencies.add(path)
      return evaluateMdx(prepareMdx(text), path, options)
    }
  }
  if (path !== undefined && /\.(svg|png|jpe?g|gif|webp|avif|pdf|zip)$/i.test(path))
    return entry.from
  scratch.problems.push(unknownImport(entry, scratch, Object.keys(theme.modules)))
  return () => null
}

function resolveImport(from: string, file: string): string | undefined {
  if (from.startsWith('@site/')) return from.slice('@site/'.length)
  return from.startsWith('.') ? posix.normalize(posix.join(dirname(file), from)) : undefined
}

function unknownImport(
  entry: MdxImport,
  scratch: PageScratch,
  names: readonly string[],
): Diagnostic {
  return errorAt(placeIn(scratch, entry.line), 'mdx/unknown-import', {
    found: `import of "${entry.from}"`,
    expected: `a partial inside the site folder (./_name.mdx), an image that exists, or one of: ${names.join(', ')}`,
    fix: 'correct the path; components of the site need no import',
  })
}
