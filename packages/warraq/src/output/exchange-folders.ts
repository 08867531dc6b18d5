import { spawnSync } from 'node:child_process'

/**
 * Exchange two folders in one step, so that neither name is missing at any moment. Node has no call
 * for it: Linux exchanges names with `renameat2`, which `mv` of GNU coreutils 9.5 and newer offers,
 * and which Perl, part of every Debian and Ubuntu, can call by its number.
 * @returns whether it was done; otherwise both folders are as before
 */
export function exchangeFolders(one: string, other: string): boolean {
  return WAYS.some(([program, ...args]) => {
    const { status } = spawnSync(program, [...args, one, other], { stdio: 'ignore' })
    return status === 0
  })
}

/** Numbers of `renameat2` in Linux. */
const RENAMEAT2: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276 }

const WAYS: readonly (readonly [string, ...string[]])[] =
  process.platform === 'linux'
    ? [['mv', '--exchange', '--no-target-directory', '--'], ...perlWay(RENAMEAT2[process.arch])]
    : []

/** The call takes both names relative to the working folder (-100), and the flag RENAME_EXCHANGE (2). */
function perlWay(call: number | undefined): [string, ...string[]][] {
  if (call === undefined) return []
  const code = `my ($one, $other) = @ARGV; exit(syscall(${call}, -100, $one, -100, $other, 2) == 0 ? 0 : 1)`
  return [['perl', '-e', code, '--']]
}
