import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openShell, type Shell } from './shell.ts'

/** The reader's own computer: `ssh` and `scp` lead to the machines. */
export async function openOwnShell(folder: string, scripts: string): Promise<Shell> {
  const home = join(folder, 'your-computer')
  const bin = join(home, 'bin')
  await mkdir(bin, { recursive: true })
  for (const name of ['ssh', 'scp']) await symlink(join(scripts, 'remote.sh'), join(bin, name))
  return openShell({
    command: ['bash', '--noprofile', '--norc'],
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: home,
      DRILL_MACHINES: join(folder, 'machines'),
    },
    write: async (file, text) => {
      await writeFile(join(home, file), text)
      return join(home, file)
    },
    interrupt: () => undefined,
  })
}
