import { precompiles } from '../data/precompiles.ts'
import { restQueries } from '../data/rest-endpoints.ts'
import { rpcMethods } from '../data/rpc-methods.ts'
import { rpcExampleCurl } from '../lib/rpc-example.ts'
import { isVariable, variableCommands } from '../lib/shell-variables.ts'
import { openApiDocument, operationsOf } from '../openapi/openapi-document.ts'
import { restExampleCurl } from '../openapi/operation-example.ts'
import { castCommand } from '../precompiles/cast.ts'

const api = openApiDocument(restQueries)

interface WrittenCommands {
  readonly code: string
  readonly title?: string
}

/** Directives that write shell blocks, with the attribute that they take. */
const COMMANDS: Readonly<Record<string, (value: string) => readonly WrittenCommands[]>> = {
  // The component reports a wrong name, with the place of the directive.
  'shell-variables': (names) => (names.split(' ').every(isVariable) ? variableCommands(names) : []),
  'precompile-functions': (name) =>
    precompiles
      .filter(({ id }) => id === name)
      .flatMap((precompile) => precompile.functions.map((entry) => castCommand(precompile, entry)))
      .map((code) => ({ code })),
  'rpc-methods': (namespace) =>
    rpcMethods
      .filter((entry) => entry.namespace === namespace)
      .flatMap((entry) => rpcExampleCurl(entry) ?? [])
      .map((code) => ({ code })),
  'api-reference': (tag) =>
    operationsOf(api, tag)
      .flatMap(([path, operation]) => restExampleCurl(path, operation) ?? [])
      .map((code) => ({ code })),
}

const DIRECTIVE = /^::([\w-]+)\{\w+="([^"]*)"\}$/gm

/** A source with the shell blocks that its directives write on the built page. */
export function withDirectiveCommands(text: string): string {
  return text.replace(
    DIRECTIVE,
    (directive, name, value) =>
      COMMANDS[name]?.(value)
        .map(({ code, title }) => {
          const mark = title === undefined ? '' : ` title="${title}"`
          return `\`\`\`bash${mark}\n${code}\n\`\`\``
        })
        .join('\n\n') ?? directive,
  )
}
