import { writeFile } from 'node:fs/promises'
import { pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'

const CONFIGURATION = '/etc/wireguard/wg0.conf'

/**
 * Write the WireGuard configuration that a page shows, with the key pair that a machine has made.
 * @param source `page` below `dist`, `home` of the keys, `peer` the name of the other machine, and
 *   `replace` for the addresses of this machine
 */
export async function writeVpn(
  scene: Scene,
  source: {
    readonly machine: string
    readonly page: string
    readonly home: string
    readonly publicKey: string
    readonly replace: Readonly<Record<string, string>>
  },
): Promise<void> {
  const machine = scene.machine(source.machine)
  const privateKey = (await machine.exec(`cat ${source.home}/privatekey`)).trim()
  const values = {
    'content-of-privatekey': privateKey,
    'public-key-of-the-other-machine': source.publicKey,
    ...source.replace,
  }
  const shown = await pageFile(source.page, CONFIGURATION)
  // One pass, so that two addresses can change places.
  const names = Object.keys(values).map((name) => name.replaceAll('.', '\\.'))
  const text = shown.replace(
    new RegExp(names.join('|'), 'g'),
    (name) => values[name as keyof typeof values],
  )
  await writeFile(`${machine.root}${CONFIGURATION}`, text)
}

/** Make the key pair of a machine as the page does, and give the public key. */
export async function makeVpnKeys(scene: Scene, machine: string, home: string): Promise<string> {
  await scene
    .machine(machine)
    .exec(`umask 077; cd ${home}; wg genkey | tee privatekey | wg pubkey > publickey`)
  return publicKeyOf(scene, machine, home)
}

/** The public key that stands in `publickey`. */
export async function publicKeyOf(scene: Scene, machine: string, home: string): Promise<string> {
  return (await scene.machine(machine).exec(`cat ${home}/publickey`)).trim()
}
