import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CodeBlockUse, CodeProblem } from '../../plugins/warraq-plugin.ts'
import { emptyFolder, missingTool, outputOf } from './run-tool.ts'

const MESSAGE = /^.*?(\d+)\.sh: (?:line (\d+): )?(.*)$/

/**
 * Check every block with `bash -n`, which parses without running anything. One shell starts all of
 * them.
 * @throws UsageError when Bash is missing.
 */
export async function parseBash(
  blocks: readonly CodeBlockUse[],
  workDir: string,
): Promise<CodeProblem[]> {
  const dir = await emptyFolder(workDir, 'bash')
  await Promise.all(
    blocks.map(({ code }, index) =>
      writeFile(join(dir, `${index}.sh`), `${fillPlaceholders(code)}\n`),
    ),
  )
  const output = await runShell(dir, blocks.length)
  const seen = new Set<number>()
  return output.split('\n').flatMap((text): CodeProblem[] => {
    const [, number, line, message = ''] = MESSAGE.exec(text) ?? []
    const block = blocks[Number(number)]
    if (block === undefined || seen.has(Number(number))) return []
    seen.add(Number(number))
    return [{ block, message, line: line === undefined ? line : Number(line) }]
  })
}

async function runShell(dir: string, count: number): Promise<string> {
  const script = `n=0; while [ $n -lt ${count} ]; do bash -n "$n.sh"; n=$((n+1)); done`
  const { failure, stderr } = await outputOf('bash', ['-c', script], dir)
  if (failure?.code === 'ENOENT') throw missingTool('bash', 'Install it')
  // A number is the exit code, which says whether the last block is valid.
  if (failure !== undefined && typeof failure.code !== 'number') throw failure
  return stderr
}

/** `<your-name>`, `<TX HASH>`: words in angle brackets that a reader replaces, not redirections. */
const PLACEHOLDER = /(?<!<)<([A-Za-z][\w -]*\w|[A-Za-z])>/g

/**
 * Replaces placeholders by words of the same length, so that a shell can parse them and columns
 * stay the same.
 */
export function fillPlaceholders(code: string): string {
  return code.replace(PLACEHOLDER, (whole) => `_${whole.slice(1, -1).replaceAll(' ', '_')}_`)
}
