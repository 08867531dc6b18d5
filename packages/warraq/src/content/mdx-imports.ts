import { codeOf, isWithin } from '../markdown/source-code.ts'
import { lineIndex } from '../shared/line-finder.ts'

/** A default or named import at the top of an MDX page. */
export interface MdxImport {
  /** Name in the page. */
  readonly local: string
  readonly from: string
  /** 1-based line of the text. */
  readonly line: number
}

const IMPORT =
  /^import\s+(?:([\w$]+)\s*(?:,\s*)?)?(?:\{([^{}]*)\}\s*)?from\s*(['"])([^'"\n]+)\3[ \t]*;?[ \t]*$/gm

/**
 * Remove the imports from an MDX source, so that the engine can supply the values.
 *
 * `import Foo from './_foo.mdx'` becomes `export const Foo = arguments[0].scope["Foo"]`. Line
 * numbers stay the same.
 */
export function takeImports(source: string) {
  const imports: MdxImport[] = []
  if (!/^import\s/m.test(source)) return { source, imports }
  const { modules } = codeOf(source, 'mdx')
  const lineAt = lineIndex(source)
  const rewritten = source.replace(IMPORT, (whole, name = '', names = '', _, from, offset) => {
    if (!isWithin(modules, offset)) return whole
    const locals = [name, ...localNames(names)].filter((local) => local !== '')
    imports.push(...locals.map((local) => ({ local, from, line: lineAt(offset) + 1 })))
    const bindings = locals.map((local) => `${local} = arguments[0].scope["${local}"]`)
    const breaks = '\n'.repeat(whole.split('\n').length - 1)
    return bindings.length === 0 ? breaks : `export const ${bindings.join(', ')}${breaks}`
  })
  return { source: rewritten, imports }
}

/** `a, b as c` gives the names `a` and `c`. */
function localNames(list: string): string[] {
  return list.split(',').map((part) => part.replace(/^.*\sas\s/s, '').trim())
}
