import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CodeBlockUse, CodeProblem } from '../../plugins/code-block-use.ts'
import { missingTool } from './missing-tool.ts'
import { fillPlaceholders } from './placeholders.ts'

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
  const dir = join(workDir, 'bash')
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
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

function runShell(dir: string, count: number): Promise<string> {
  const script = `n=0; while [ $n -lt ${count} ]; do bash -n "$n.sh"; n=$((n+1)); done`
  return new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['-c', script],
      { cwd: dir, env: { ...process.env, LC_ALL: 'C' }, maxBuffer: 16 * 1024 * 1024 },
      (error, _stdout, stderr) => {
        if (error?.code === 'ENOENT') reject(missingTool('bash', 'Install it'))
        else resolve(stderr)
      },
    )
  })
}
