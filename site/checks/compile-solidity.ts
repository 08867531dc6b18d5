import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type CodeBlockUse, type CodeLanguage, type CodeProblem, missingTool } from 'warraq/plugin'

export const SOLIDITY: CodeLanguage = {
  names: ['solidity', 'sol'],
  check: compileSolidity,
  whenComplete: true,
  tool: 'solc',
}

interface SolidityError {
  readonly severity: string
  readonly message: string
  readonly sourceLocation?: { readonly file: string; readonly start: number }
}

interface Compiler {
  compile(input: string, callbacks: { import: (path: string) => object }): string
}

/**
 * Compile whole contracts in one run of `solc`; compiler and imports come from the packages of the
 * site.
 * @param workDir a folder inside the site, because this module is bundled to another place
 * @throws UsageError when the compiler is missing.
 */
export function compileSolidity(blocks: readonly CodeBlockUse[], workDir: string): CodeProblem[] {
  const require = createRequire(join(workDir, 'module.js'))
  const compiler = loadCompiler(require)
  const sources = Object.fromEntries(
    blocks.map(({ code }, index) => [`${index}.sol`, { content: code }]),
  )
  const input = {
    language: 'Solidity',
    sources,
    settings: { outputSelection: { '*': { '*': ['abi'] } } },
  }
  const output = JSON.parse(
    compiler.compile(JSON.stringify(input), { import: (path) => contentsOf(path, require) }),
  ) as { readonly errors?: readonly SolidityError[] }
  return (output.errors ?? [])
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ message, sourceLocation }): CodeProblem[] => {
      const block = blocks[Number(/^(\d+)\.sol$/.exec(sourceLocation?.file ?? '')?.[1] ?? 0)]
      if (block === undefined) return []
      const start = sourceLocation?.start ?? -1
      // The compiler reports byte offsets.
      const before = Buffer.from(block.code).subarray(0, Math.max(start, 0)).toString()
      return [{ block, message, ...(start < 0 ? {} : { line: before.split('\n').length }) }]
    })
}

function loadCompiler(require: NodeJS.Require): Compiler {
  try {
    return require('solc') as Compiler
  } catch {
    throw missingTool('solc', 'Run npm install --save-dev solc')
  }
}

/** Look up `@scope/package@1.2.3/File.sol` without its version. */
function contentsOf(path: string, require: NodeJS.Require): object {
  try {
    const plain = path.replace(/^((?:@[\w.-]+\/)?[\w.-]+)@[^/]+/, '$1')
    return { contents: readFileSync(require.resolve(plain), 'utf8') }
  } catch {
    return { error: `${path} is in no package of the site` }
  }
}
