import { machines } from '../../site/facts/machines.ts'
import { fillCode } from '../fill.ts'
import { DRILLS } from '../network/addresses.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking } from '../network/terminal.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'

const VPN_HOME = '/home/admin1'
/** What stands for the public addresses of the two machines of the VPN. */
const VPN_PUBLIC = '10.0.0.51'
const OTHER_PUBLIC = '10.0.0.52'

/** Programs that listen like a node, on all addresses. */
const LISTEN =
  'for p in 22 26656 26657; do setsid nc -lk 0.0.0.0 $p >/dev/null 2>&1 & done; sleep 1'

/** Save the configuration that the page shows, with the keys and addresses of a machine. */
async function writeVpn(
  scene: Scene,
  machine: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const file = '/etc/wireguard/wg0.conf'
  const text = fillCode(await pageFile('l1-network/configuration/firewall.md', file), values)
  await scene.save(`root@${machine}`, file, text)
}

/** Write the configurations of both machines, each with the public key of the other one. */
async function configureVpn(scene: Scene): Promise<void> {
  const key = async (machine: string, file: string) =>
    (await scene.exec(machine, `cat ${file}`)).trim()
  // The page has made the keys of its own machine.
  await scene.exec(
    'other',
    'umask 077; cd /root; wg genkey | tee privatekey | wg pubkey > publickey',
  )
  await writeVpn(scene, 'vpn', {
    'content-of-privatekey': await key('vpn', `${VPN_HOME}/privatekey`),
    'public-key-of-the-other-machine': await key('other', '/root/publickey'),
    [machines.otherPublic.value]: OTHER_PUBLIC,
  })
  await writeVpn(scene, 'other', {
    'content-of-privatekey': await key('other', '/root/privatekey'),
    'public-key-of-the-other-machine': await key('vpn', `${VPN_HOME}/publickey`),
    [machines.otherPublic.value]: VPN_PUBLIC,
    [machines.validator.value]: machines.signer.value,
    [machines.signer.value]: machines.validator.value,
  })
}

/** Start the other end, and wait until the two have met. */
async function startOtherVpn(scene: Scene): Promise<void> {
  await scene.exec('other', 'systemctl enable --now wg-quick@wg0')
  await untilSucceeds(scene.machine('vpn'), 'wg show wg0 | grep -q handshake', 30)
}

/** The machine with the dashboard, which only it reaches, and the reader's computer. */
async function startDashboard(scene: Scene): Promise<void> {
  const monitoring = await scene.startMachine('monitoring')
  await scene.startMachine('computer')
  await monitoring.exec(
    'mkdir /run/drill/dashboard; cd /run/drill/dashboard; echo "a dashboard" > index.html; ' +
      'setsid python3 -m http.server --bind 127.0.0.1 3000 > /dev/null 2>&1 < /dev/null &',
  )
  await allowLogin(scene, 'computer', 'admin1@monitoring')
}

export const firewall = pagePlan('l1-network/configuration/firewall.md', {
  programs: ['ufw', 'iptables', 'wg'],
  fill: {
    '<your-address>': DRILLS,
    [machines.otherPublic.value]: OTHER_PUBLIC,
    ...asking('ssh -L', 'curl -sf http://localhost:3000'),
  },
  prepare: async (scene) => {
    const validator = await scene.startMachine('validator')
    await scene.startMachine('stranger', '10.0.0.77')
    await scene.startMachine('sentry', machines.sentryA.value)
    await scene.startMachine('vpn', VPN_PUBLIC)
    await scene.startMachine('other', OTHER_PUBLIC)
    await validator.exec(LISTEN)
  },
  at: 'admin1@validator',
  blocks: {
    'VPN between your machines > 2': { before: configureVpn },
    'VPN between your machines > 4': { before: startOtherVpn },
    'Monitoring access': [{}, { before: startDashboard }],
  },
})
