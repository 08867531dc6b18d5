import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { placeOf } from '../machine.ts'
import type { Scene } from '../scene.ts'
import { untilListens } from './until-answers.ts'

/**
 * Let `you` at one machine log in at others with a key: `ssh haqq-node` leads to the machine `node`.
 * @param to the user and the machine there: `haqq@node`
 */
export async function allowLogin(scene: Scene, from: string, to: string): Promise<void> {
  const { user, name } = placeOf(to)
  const [client, server] = [scene.machine(from), scene.machine(name)]
  const key = '/home/you/.ssh/id_ed25519'
  await client.exec(
    `mkdir -p -m 700 /home/you/.ssh; [ -f ${key} ] || ssh-keygen -q -t ed25519 -N '' -f ${key}`,
  )
  // Users of a machine with the rights of root share root's own settings of ssh.
  await appendFile(
    `${client.root}/etc/ssh/ssh_config.d/drill.conf`,
    `Host haqq-${name}\nHostName ${server.address}\nUser ${user}\nHost *\nStrictHostKeyChecking accept-new\nIdentityFile ${key}\n`,
  )
  const home = `/home/${user}/.ssh`
  await mkdir(`${server.root}${home}`, { recursive: true })
  await appendFile(
    `${server.root}${home}/authorized_keys`,
    await readFile(`${client.root}${key}.pub`, 'utf8'),
  )
  await server.exec(
    `chown -R ${user} /home/${user}/.ssh && chmod 700 ${home} && systemctl start ssh`,
  )
  await untilListens(client, server.address, 22)
}
