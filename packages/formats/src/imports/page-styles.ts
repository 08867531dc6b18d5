import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import {
  bundlerMessage,
  type Diagnostic,
  type ModuleFindings,
  type ModuleStyles,
  problemAt,
  type StylesReader,
  styleFault,
  styleFileOf,
  type TranslatedStyles,
  writeAtomically,
} from 'warraq/plugin'
import { hashOf } from '../hashes.ts'

interface PageStylesOptions {
  readonly root: string
  readonly cacheDir: string
  readonly read: StylesReader
  readonly found: ModuleFindings
  /** Style sheets that `change` translates further; all others are for `changeOther`. */
  readonly changed: ReadonlySet<string>
  readonly change: (css: string) => string
  readonly changeOther: (css: string, listed: string) => string
}

/** Writes a copy of each style sheet of a bundle that any page may load. */
export function pageStyles({
  root,
  cacheDir,
  read,
  found,
  changed,
  change,
  changeOther,
}: PageStylesOptions): Plugin {
  return {
    name: 'page-modules-styles',
    async buildEnd() {
      const files = [...this.getModuleIds()].flatMap((id) => styleFileOf(id) ?? [])
      const listed: string[] = []
      for (const file of files) if (changed.has(file)) listed.push((await read(file)).css)
      for (const file of files) {
        const whole = await read(file)
        const css = changed.has(file)
          ? change(whole.css)
          : changeOther(whole.css, listed.join('\n'))
        const styles = copyOf({ ...whole, css }, { file, root, cacheDir })
        if (styles !== undefined) found.styles.push(styles)
      }
    },
  }
}

/** `undefined` for a style sheet without rules. */
function copyOf(
  { css, deps }: TranslatedStyles,
  {
    file,
    root,
    cacheDir,
  }: { readonly file: string; readonly root: string; readonly cacheDir: string },
): ModuleStyles | undefined {
  if (css.trim() === '') return undefined
  const text = withAbsoluteAddresses(css, [file, ...deps])
  const name = hashOf(`${nameOf(file, root)}\0${text}`)
  const copy = join(cacheDir, 'page-styles', `${name}.css`)
  writeAtomically(copy, [text])
  const classes = classesIn(css)
  // Rules for elements alone are for every page, as in a site whose styles are one file.
  return { file: copy, when: classes.length === 0 ? '<' : classes.map((one) => `.${one}`) }
}

const nameOf = (file: string, root: string) => relative(root, file).replaceAll(sep, '/')

/** Text that contains no selector: comments, strings and addresses. */
const OPAQUE =
  /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|url\(\s{0,99}(?:"[^"]*"|'[^']*'|[^)"'\s]*)\s*\)|"[^"\n]*"|'[^'\n]*'/g

/** The classes that the selectors of a style sheet name. */
export function classesIn(css: string): string[] {
  const names = css
    .replace(OPAQUE, '')
    .matchAll(/\.(-?(?:[a-z_]|[^\0-\x7f]|\\.)(?:[\w-]|[^\0-\x7f]|\\.)*)/gi)
  return [...new Set([...names].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))].sort()
}

/** The addresses of a style sheet, from any folder; each is relative to one of the files it is made of. */
export function withAbsoluteAddresses(css: string, files: readonly string[]): string {
  return css.replace(
    /(?<=url\(\s{0,99}['"]?)(?![a-z][a-z\d+.-]*:|[/#])([^'")?#]+)/gi,
    (address: string) => {
      const places = files.map((file) => resolve(dirname(file), address.trim()))
      return places.find((place) => existsSync(place)) ?? address
    },
  )
}

/** A reader for style sheets of pages: what cannot be translated is one problem, and left out. */
export function forgivingStyles(
  read: StylesReader,
  { root, problems = [] }: { readonly root: string; readonly problems?: Diagnostic[] },
): StylesReader {
  const results = new Map<string, Promise<TranslatedStyles>>()
  const leaveOut = (file: string, what: string, cause: unknown) =>
    problems.push(leftOut(nameOf(file, root), `${what}: ${causeIn(file, cause)}`))
  const causeIn = (file: string, cause: unknown) =>
    styleFault(bundlerMessage(cause), { root, files: [file] }) ?? firstLine(cause)
  const translate = (file: string) =>
    read(file).catch((cause: unknown) => {
      const text = readFileSync(file, 'utf8')
      const rest = withoutPackages(text)
      leaveOut(file, rest === text ? 'its styles are left out' : 'its imports are left out', cause)
      if (rest === text) return NO_STYLES
      return read(file, rest).catch((second: unknown) => {
        leaveOut(file, 'its styles are left out', second)
        return NO_STYLES
      })
    })
  return (file) => {
    const result = results.get(file) ?? translate(file)
    results.set(file, result)
    return result
  }
}

const NO_STYLES: TranslatedStyles = { css: '', modules: {}, deps: new Set() }

/** The text without the style sheets of packages that it contains. */
function withoutPackages(text: string): string {
  return text.replace(
    /@(?:import|use|forward|reference|plugin)\s+(?:url\(\s*)?(['"])(?!\.{0,2}\/|[a-z]+:)[^'"\n]+\1[^;\n]*;?/g,
    '',
  )
}

const firstLine = (cause: unknown) => bundlerMessage(cause).trim().split('\n')[0] ?? ''

function leftOut(file: string, found: string): Diagnostic {
  return problemAt(file, 'mdx/styles-left-out', {
    found,
    expected: 'a style sheet that Vite can translate',
    fix: 'correct it, or install the package that it needs; pages appear without these styles',
  })
}
