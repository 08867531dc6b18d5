import { machines } from '../../site/facts/machines.ts'
import { installPackage } from '../network/packages.ts'
import { DrillError } from '../options.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { PACKAGES } from './common.ts'

const AT = 'admin1@validator'
const NO_WIREGUARD = 'the kernel of the computer that runs the drill may lack WireGuard'
/** Where the drills themselves stand; the page calls it the address of the administrator. */
const ADMIN = '10.0.0.254'

/** Whether a port of the validator answers, is refused, or is dropped. */
async function portOf(scene: Scene, from: string, port: number): Promise<string> {
  const printed = await scene
    .machine(from)
    .exec(`nc -vz -w 3 ${machines.validator.value} ${port} 2>&1 || true`)
  return /succeeded|refused|timed out/.exec(printed)?.[0] ?? printed
}

/** Require what three ports look like from another machine: peers in, everything else dropped. */
async function expectOnlyPeers(scene: Scene, from: string, peers: string): Promise<void> {
  const seen = [await portOf(scene, from, 26656), await portOf(scene, from, 26657)]
  if (seen.join() !== `${peers},timed out`)
    throw new DrillError(`from ${from}, ports 26656 and 26657 look like: ${seen.join(', ')}`)
}

/** Programs that listen like a node, on all addresses. */
const LISTEN =
  'for p in 22 26656 26657; do setsid nc -lk 0.0.0.0 $p >/dev/null 2>&1 & done; sleep 1'

const resetRules = async (scene: Scene) =>
  void (await scene
    .machine('validator')
    .exec(
      'ufw --force disable; for t in iptables ip6tables; do $t -P INPUT ACCEPT; $t -F; $t -X; done',
    ))

export const firewall: PagePlan = {
  page: 'content/l1-network/configuration/firewall.md',
  programs: ['ufw', 'iptables'],
  differences: ['netcat listens in place of the node'],
  fill: { [machines.admin.value]: ADMIN },
  prepare: async (scene) => {
    const validator = await scene.startMachine('validator', machines.validator.value)
    await scene.startMachine('stranger', '10.0.0.77')
    await scene.startMachine('sentry', machines.sentryA.value)
    await validator.exec(LISTEN)
  },
  blocks: [
    {
      step: 'Firewall > 1',
      at: AT,
      fill: installPackage('ufw'),
      prints: [/Rules updated/],
    },
    { step: 'Firewall > 2', at: AT, prints: [/ufw allow from 10\.0\.0\.254 to any port 22/] },
    {
      step: 'Firewall > 3',
      at: AT,
      typed: 'y\n',
      prints: [/Firewall is active/],
      after: (scene) => expectOnlyPeers(scene, 'stranger', 'succeeded'),
    },
    {
      step: 'Firewall > 4',
      at: AT,
      prints: [/22\/tcp .*ALLOW IN .*10\.0\.0\.254/, /26656\/tcp .*Anywhere/, /26656\/tcp \(v6\)/],
    },
    {
      step: 'Firewall',
      at: AT,
      before: resetRules,
      after: (scene) => expectOnlyPeers(scene, 'stranger', 'succeeded'),
    },
    { step: 'Firewall', at: AT },
    { step: 'Firewall', skip: PACKAGES },
    {
      step: 'Firewall',
      at: AT,
      before: async (scene) => {
        await resetRules(scene)
        await scene
          .machine('validator')
          .exec('ufw --force delete allow 26656/tcp; ufw --force enable')
      },
      prints: [/Rule added/],
      after: async (scene) => {
        await expectOnlyPeers(scene, 'stranger', 'timed out')
        await expectOnlyPeers(scene, 'sentry', 'succeeded')
      },
    },
    { step: 'VPN between your machines > 1', skip: NO_WIREGUARD },
    { step: 'VPN between your machines > 2', skip: NO_WIREGUARD },
    { step: 'VPN between your machines > 3', skip: NO_WIREGUARD },
    { step: 'VPN between your machines > 4', skip: NO_WIREGUARD },
    { step: 'Monitoring access', prints: [/Rule added/] },
    { step: 'Monitoring access', skip: 'opens a tunnel to a dashboard, which the drill has not' },
  ],
}
