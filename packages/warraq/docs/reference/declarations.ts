import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

/** A field of an interface, or an entry of a table of values. */
export interface Member {
  readonly name: string
  readonly isOptional: boolean
  /** Type as written in the source. */
  readonly type: string
  readonly doc: string
}

/** An export of a module. */
export interface Declaration {
  readonly name: string
  readonly doc: string
  /** Fields of an interface; empty for everything else. */
  readonly members: readonly Member[]
  /** Interfaces that an interface extends, or the type of an alias. */
  readonly base: string
}

/** The used part of the syntax tree. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const DECLARATIONS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ClassDeclaration',
  'FunctionDeclaration',
  'VariableDeclaration',
])

/** The interfaces, types, classes, functions and constants of a TypeScript file, with their comments. */
export function declarationsOf(file: string): Declaration[] {
  const source = readFileSync(file, 'utf8')
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts'
  const { body } = parseAst(source, { lang }, file) as unknown as { readonly body: readonly Node[] }
  return body.flatMap((statement) => {
    const declared =
      statement.type === 'ExportNamedDeclaration'
        ? (statement.declaration as Node | null)
        : statement
    if (!declared || !DECLARATIONS.has(declared.type)) return []
    return [declarationOf(declared, docBefore(source, statement.start), source)]
  })
}

/** An export of an entry module of the package. */
export interface Exported extends Declaration {
  readonly kind: 'type' | 'value'
}

/** Exports of an entry module from other files of the engine or from the parser, in order. */
export function exportsOf(engineDir: string, entry: string): Exported[] {
  const file = join(engineDir, entry)
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file) as unknown as {
    readonly body: readonly Node[]
  }
  return body.flatMap((statement) => {
    const from = (statement.source as { readonly value: string } | null)?.value
    if (statement.type !== 'ExportNamedDeclaration' || from === undefined) return []
    return (statement.specifiers as readonly Node[]).map((specifier): Exported => {
      const { name } = specifier.local as unknown as { readonly name: string }
      const isType = statement.exportKind === 'type' || specifier.exportKind === 'type'
      const kind = isType ? 'type' : 'value'
      const file = declaringFile(engineDir, from)
      return file !== undefined
        ? { ...declarationIn(file, name), kind }
        : { name, kind, doc: `Of the package ${from}.`, members: [], base: '' }
    })
  })
}

/** The source that an entry module names, of the engine or a package below it; otherwise `undefined`. */
function declaringFile(engineDir: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(engineDir, from)
  const [, name, module] = /^@warraq\/([^/]+)\/(.+)/.exec(from) ?? []
  return name && join(engineDir, `../../${name}/src/${module}.ts`)
}

/** The declaration with that name. @throws Error when the file has none */
export function declarationIn(file: string, name: string): Declaration {
  const found = declarationsOf(file).find((declaration) => declaration.name === name)
  if (found === undefined) throw new Error(`${file} does not declare ${name}.`)
  return found
}

function declarationOf(node: Node, doc: string, source: string): Declaration {
  // A type of several lines stays as it is written: without its lines, it would not parse.
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  const [variable] = (node.declarations ?? []) as readonly Node[]
  const name = String(((node.id ?? variable?.id) as unknown as { name: string }).name)
  if (node.type === 'TSInterfaceDeclaration') {
    const fields = (node.body as { readonly body: readonly Node[] }).body
    return {
      name,
      doc,
      members: fields.flatMap((field) => memberOf(field, source)),
      base: ((node.extends ?? []) as readonly Node[]).map(textOf).join(', '),
    }
  }
  const base = node.type === 'TSTypeAliasDeclaration' ? textOf(node.typeAnnotation as Node) : ''
  return { name, doc, members: [], base }
}

function memberOf(field: Node, source: string): Member[] {
  if (field.type !== 'TSPropertySignature') return []
  const annotation = (field.typeAnnotation as { readonly typeAnnotation: Node }).typeAnnotation
  const { start, end } = annotation
  return [
    {
      name: (field.key as { readonly name: string }).name,
      isOptional: field.optional === true,
      type: source
        .slice(start, end)
        .replace(/\/\*\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' '),
      doc: docBefore(source, field.start),
    },
  ]
}

/** The comment that ends directly before an offset, as one line. */
function docBefore(source: string, start: number): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start))?.[1] ?? ''
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/@throws.*$/m, '')
    .replace(/\s+/g, ' ')
    .trim()
}
