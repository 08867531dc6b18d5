import type { ESTree } from 'vite'

/** Where a module uses what a bundler replaces; offsets in its code. */
interface ModuleSyntax {
  /** Uses of `import.meta.NAME`. */
  readonly metaUses: readonly {
    readonly name: string
    readonly start: number
    readonly end: number
  }[]
  /** Imports that stand for all files that match. */
  readonly listings: readonly number[]
}

/** Read the code of a module, which may be TypeScript. Of code with an error nothing is found. */
export async function moduleSyntax(code: string, file: string): Promise<ModuleSyntax> {
  const { parseSync, Visitor } = await import('vite')
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx'
  const { program } = parseSync(file, code, { lang })
  const metaUses: ModuleSyntax['metaUses'][number][] = []
  const listings: number[] = []
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      if (object.type !== 'MetaProperty' || property.type !== 'Identifier') return
      metaUses.push({ name: property.name, start, end })
      if (property.name === 'glob') listings.push(start)
    },
    ImportExpression({ source, start }) {
      if (isPattern(source)) listings.push(start)
    },
  }).visit(program)
  return { metaUses, listings }
}

/** Whether an import of a path is computed: `./pages/${name}.ts`. */
function isPattern(source: ESTree.Expression): boolean {
  return (
    source.type === 'TemplateLiteral' &&
    source.expressions.length > 0 &&
    /^\.\.?\//.test(source.quasis[0]?.value.raw ?? '')
  )
}
