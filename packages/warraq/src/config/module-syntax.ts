/** Where a module uses what a bundler replaces; offsets in its code. */
interface ModuleSyntax {
  /** Uses of `import.meta.NAME`. */
  readonly metaUses: readonly {
    readonly name: string
    readonly start: number
    readonly end: number
  }[]
}

/** Read the code of a module, which may be TypeScript. Of code with an error nothing is found. */
export async function moduleSyntax(code: string, file: string): Promise<ModuleSyntax> {
  const { parseSync, Visitor } = await import('vite')
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx'
  const { program } = parseSync(file, code, { lang })
  const metaUses: ModuleSyntax['metaUses'][number][] = []
  new Visitor({
    MemberExpression({ object, property, start, end }) {
      if (object.type !== 'MetaProperty' || property.type !== 'Identifier') return
      metaUses.push({ name: property.name, start, end })
    },
  }).visit(program)
  return { metaUses }
}
