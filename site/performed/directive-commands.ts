import { precompiles } from '../data/precompiles.ts'
import { restQueries } from '../data/rest-endpoints.ts'
import { rpcMethods } from '../data/rpc-methods.ts'
import { rpcExampleCurl } from '../lib/rpc-example.ts'
import { variableCommands } from '../lib/shell-variables.ts'
import { openApiDocument, operationsOf } from '../openapi/openapi-document.ts'
import { restExampleCurl } from '../openapi/operation-example.ts'
import { castCommand } from '../precompiles/cast.ts'

const api = openApiDocument(restQueries)

/** Directives that write shell blocks, with the attribute that they take. */
const COMMANDS: Readonly<Record<string, (value: string) => readonly string[]>> = {
  'shell-variables': (names) => variableCommands(names).map(({ code }) => code),
  'precompile-functions': (name) =>
    precompiles
      .filter(({ id }) => id === name)
      .flatMap((precompile) => precompile.functions.map((entry) => castCommand(precompile, entry))),
  'rpc-methods': (namespace) =>
    rpcMethods
      .filter((entry) => entry.namespace === namespace)
      .flatMap((entry) => rpcExampleCurl(entry) ?? []),
  'api-reference': (tag) =>
    operationsOf(api, tag).flatMap(([path, operation]) => restExampleCurl(path, operation) ?? []),
}

const DIRECTIVE = /^::([\w-]+)\{\w+="([^"]*)"\}$/gm

/** A source with the shell blocks that its directives write on the built page. */
export function withDirectiveCommands(text: string): string {
  return text.replace(
    DIRECTIVE,
    (directive, name, value) =>
      COMMANDS[name]?.(value)
        .map((code) => `\`\`\`bash\n${code}\n\`\`\``)
        .join('\n\n') ?? directive,
  )
}
