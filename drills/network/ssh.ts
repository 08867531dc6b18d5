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
  // Users of a machine with the rights of root share root's own settings of ssh.
  const publicKey = await client.exec(`set -e
mkdir -p -m 700 /home/you/.ssh
[ -f ${key} ] || ssh-keygen -q -t ed25519 -N '' -f ${key}
cat >> /etc/ssh/ssh_config.d/drill.conf <<'END'
Host haqq-${name}
HostName ${server.address}
User ${user}
Host *
StrictHostKeyChecking accept-new
IdentityFile ${key}
END
cat ${key}.pub`)
  await server.exec(`set -e
cd /home/${user} && mkdir -p -m 700 .ssh
echo '${publicKey.trim()}' >> .ssh/authorized_keys
chown -R ${user} .ssh && systemctl start ssh`)
  await untilListens(client, server.address, 22)
}
