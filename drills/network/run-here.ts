import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'

/**
 * Run commands of Bash on this computer, not on a machine.
 * @param args what the commands call `"$1"`, `"$2"` and so on
 * @throws AssertionError with what was printed, for a command that fails
 */
export function runHere(cwd: string, commands: string, ...args: readonly string[]): void {
  const bash = ['-euo', 'pipefail', '-c', commands, 'bash', ...args]
  const { status, stderr } = spawnSync('bash', bash, { cwd, encoding: 'utf8' })
  assert.equal(status, 0, `${cwd}: ${commands}: ${stderr}`)
}
