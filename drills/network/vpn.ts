import { writeFile } from 'node:fs/promises'
import { fillCode } from '../fill.ts'
import { pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'

const CONFIGURATION = '/etc/wireguard/wg0.conf'

export interface VpnSource {
  readonly machine: string
  /** The page that shows the configuration: its path below `dist`. */
  readonly page: string
  /** Folder of the key pair that the machine has made. */
  readonly home: string
  /** The public key of the other machine. */
  readonly publicKey: string
  /** Addresses of the page, and those of this machine in their place. */
  readonly addresses: Readonly<Record<string, string>>
}

/** Write the WireGuard configuration that a page shows, with the keys and addresses of a machine. */
export async function writeVpn(
  scene: Scene,
  { machine: name, page, home, publicKey, addresses }: VpnSource,
): Promise<void> {
  const machine = scene.machine(name)
  const privateKey = (await machine.exec(`cat ${home}/privatekey`)).trim()
  const text = fillCode(await pageFile(page, CONFIGURATION), {
    'content-of-privatekey': privateKey,
    'public-key-of-the-other-machine': publicKey,
    ...addresses,
  })
  await writeFile(`${machine.root}${CONFIGURATION}`, text)
}

/** Make the key pair of a machine as the page does, and give the public key. */
export async function makeVpnKeys(scene: Scene, machine: string, home: string): Promise<string> {
  await scene.exec(
    machine,
    `umask 077; cd ${home}; wg genkey | tee privatekey | wg pubkey > publickey`,
  )
  return publicKeyOf(scene, machine, home)
}

/** The public key that stands in `publickey`. */
export async function publicKeyOf(scene: Scene, machine: string, home: string): Promise<string> {
  return (await scene.exec(machine, `cat ${home}/publickey`)).trim()
}
