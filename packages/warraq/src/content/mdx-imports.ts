import { codeOf, isWithin } from '../markdown/source-code.ts'
import { lineIndex } from '../shared/line-finder.ts'

/** A default or named import at the top of an MDX page. */
export interface MdxImport {
  /** Name in the page. */
  readonly local: string
  /** Name in the module; `default` for a default import. */
  readonly imported: string
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
export function takeImports(source: string): {
  readonly source: string
  readonly imports: readonly MdxImport[]
} {
  if (!/^import\s/m.test(source)) return { source, imports: [] }
  const imports: MdxImport[] = []
  const { modules } = codeOf(source, 'mdx')
  const lineAt = lineIndex(source)
  const rewritten = source.replace(
    IMPORT,
    (
      whole,
      name: string | undefined,
      names: string | undefined,
      _quote,
      from: string,
      offset: number,
    ) => {
      if (!isWithin(modules, offset)) return whole
      const line = lineAt(offset) + 1
      const found: MdxImport[] = [
        ...(name === undefined ? [] : [{ local: name, imported: 'default', from, line }]),
        ...namedImports(names ?? '').map((pair) => ({ ...pair, from, line })),
      ]
      imports.push(...found)
      const bindings = found.map(
        ({ local }) => `${local} = arguments[0].scope[${JSON.stringify(local)}]`,
      )
      const breaks = '\n'.repeat(whole.split('\n').length - 1)
      return bindings.length === 0 ? breaks : `export const ${bindings.join(', ')}${breaks}`
    },
  )
  return { source: rewritten, imports }
}

function namedImports(list: string): { local: string; imported: string }[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [imported = part, local = imported] = part.split(/\s+as\s+/)
      return { local, imported }
    })
}
