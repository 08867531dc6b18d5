/** What the parser of the bundler says of the imports of a module. */
interface ModuleRecord {
  readonly staticImports: readonly {
    readonly start: number
    readonly end: number
    readonly moduleRequest: { readonly value: string }
    readonly entries: readonly {
      readonly isType: boolean
      readonly importName: { readonly kind: string; readonly name?: string | null }
      readonly localName: { readonly value: string }
    }[]
  }[]
}

interface ImportCallOptions {
  /** Expression of the function that returns a namespace. */
  readonly call: string
  /** Whether to replace the imports of a module. */
  readonly isCalled: (id: string) => boolean
}

/**
 * Replace imports by calls of a function, because the exports of a missing package are unknown. Line
 * numbers stay the same.
 *
 * import a, { b as c } from 'x'   ->   const p0 = call("x"), a = p0["default"], c = p0["b"]
 */
export function importCalls(
  code: string,
  { staticImports }: ModuleRecord,
  { call: namespace, isCalled }: ImportCallOptions,
): string {
  let result = ''
  let at = 0
  for (const [index, { start, end, moduleRequest, entries }] of staticImports.entries()) {
    const id = moduleRequest.value
    if (!isCalled(id)) continue
    const values = entries.filter(({ isType }) => !isType)
    const isTypeImport = entries.length > 0 && values.length === 0
    const names = values.map(({ importName: { kind, name }, localName }) => {
      if (kind === 'NamespaceObject') return `${localName.value} = __p${index}`
      const exported = kind === 'Default' ? 'default' : name
      return `${localName.value} = __p${index}[${JSON.stringify(exported)}]`
    })
    const call = `const ${[`__p${index} = ${namespace}(${JSON.stringify(id)})`, ...names].join(', ')};`
    const breaks = code.slice(start, end).replace(/[^\n]/g, '')
    result += `${code.slice(at, start)}${isTypeImport ? '' : call}${breaks}`
    at = end
  }
  return result + code.slice(at)
}

/** A source map in which every line stands for itself. */
export function lineMap(code: string, file: string) {
  const mappings = code.split('\n').map((_, line) => (line === 0 ? 'AAAA' : 'AACA'))
  return { version: 3, sources: [file], names: [], mappings: mappings.join(';') }
}
