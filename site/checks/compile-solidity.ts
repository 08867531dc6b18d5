import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
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

/** `@scope/package@1.2.3/`: packages of the site have no version in their names. */
const VERSIONED = /(?<=["'])((?:@[\w.-]+\/)?[\w.-]+)@[^/"'\s]+\//g

/**
 * Compile whole contracts in one run of `solc`, a program beside this one, because it takes a second;
 * compiler and imports come from the packages of the site.
 * @param workDir a folder inside the site, because this module is bundled to another place
 * @throws UsageError when the compiler is missing.
 */
export async function compileSolidity(
  blocks: readonly CodeBlockUse[],
  workDir: string,
): Promise<CodeProblem[]> {
  const require = createRequire(join(workDir, 'module.js'))
  const versioned = blocks.flatMap(({ code }) => [...code.matchAll(VERSIONED)])
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      blocks.map(({ code }, index) => [`${index}.sol`, { content: code }]),
    ),
    settings: {
      outputSelection: { '*': { '*': ['abi'] } },
      remappings: versioned.map(([path, name]) => `${path}=${name}/`),
    },
  }
  const folders = (require.resolve.paths('solc') ?? []).flatMap((path) => ['--include-path', path])
  const running = promisify(execFile)(
    process.execPath,
    [compilerAt(require), '--standard-json', '--base-path', workDir, ...folders],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  running.child.stdin?.end(JSON.stringify(input))
  const { stdout } = await running
  // A note about solvers precedes the result.
  const output = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    readonly errors?: readonly SolidityError[]
  }
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

function compilerAt(require: NodeJS.Require): string {
  try {
    return join(dirname(require.resolve('solc/package.json')), 'solc.js')
  } catch {
    throw missingTool('solc', 'Run npm install --save-dev solc')
  }
}
