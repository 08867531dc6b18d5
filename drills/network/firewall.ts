import type { Scene } from '../scene.ts'

/** Turn on the firewall of a machine, as the page about firewalls leaves it: peers come in, and nothing else. */
export async function enableFirewall(scene: Scene, machine: string): Promise<void> {
  await scene.exec(
    machine,
    'ufw default deny incoming && ufw default allow outgoing && ufw allow 26656/tcp && ufw --force enable',
  )
}
