// A plain object also answers to the names that every object has: `table['constructor']` finds a
// function, and what is set as `__proto__` is gone. So code that meets text of authors looks names up
// with `ownValue` or in a `Map`, and makes objects with `Object.fromEntries`. Only types tell a text from a number or a listed name, so the compiler finds the
// places. Usage: node scripts/lint/own-names.mjs
import { relative, resolve } from 'node:path'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API, TypeFlags } from 'typescript/unstable/sync'

const ROOT = resolve(import.meta.dirname, '../..')
const JUDGED = /^(?:packages\/[^/]+\/src|site)\//
const LEFT_ALONE = /\.(?:test|fixtures)\.|\/own-value\.ts$/
const ANY_TEXT = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping

const api = new API({ cwd: ROOT })
const config = resolve(ROOT, 'tsconfig.json')
const project = api.updateSnapshot({ openProject: config }).getProject(config)
if (project === undefined) throw new Error(`${config} cannot be read`)
const { checker, program } = project

const isAnyText = (type) =>
  (type.flags & ANY_TEXT) !== 0 || (type.isUnionType() && (type.getTypes() ?? []).some(isAnyText))

/** Places of a file where a name is looked up or set, each with the name. */
function lookups(file) {
  const found = []
  const visit = (node) => {
    if (node.kind === SyntaxKind.ElementAccessExpression)
      found.push([node, node.argumentExpression])
    if (
      node.kind === SyntaxKind.BinaryExpression &&
      node.operatorToken.kind === SyntaxKind.InKeyword &&
      node.left.kind !== SyntaxKind.PrivateIdentifier
    )
      found.push([node, node.left])
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const places = program
  .getSourceFileNames()
  .filter((name) => JUDGED.test(relative(ROOT, name)) && !LEFT_ALONE.test(name))
  .flatMap((name) => {
    const file = program.getSourceFile(name)
    const found = file === undefined ? [] : lookups(file)
    const types = found.length === 0 ? [] : checker.getTypeAtLocation(found.map(([, key]) => key))
    return found
      .filter((_, at) => types[at] !== undefined && isAnyText(types[at]))
      .map(([node]) => {
        const line = file.text.slice(0, node.getStart(file)).split('\n').length
        return `${relative(ROOT, name)}:${line}  ${node.getText(file).split('\n')[0]}`
      })
  })
api.close()

for (const place of places) console.error(place)
if (places.length > 0) {
  console.error('Names that no type lists are names of plain objects here: use ownValue or a Map.')
  process.exitCode = 1
}
