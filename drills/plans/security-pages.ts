import { homedir } from 'node:os'
import { join } from 'node:path'
import { machines } from '../../site/facts/machines.ts'
import { fillCode } from '../fill.ts'
import { DRILLS } from '../network/addresses.ts'
import { valuesIn } from '../network/change-file.ts'
import { makeMachine, makeNode, untilCaughtUp } from '../network/readers-nodes.ts'
import { allowLogin } from '../network/ssh.ts'
import { asking } from '../network/terminal.ts'
import { untilSucceeds } from '../network/until-answers.ts'
import { VALIDATOR } from '../network/validators.ts'
import { pageFile } from '../page-file.ts'
import { pagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { nodePlan, validatorPlan } from './scenes.ts'

const HARDENING_PAGE = 'l1-network/configuration/security-best-practices.md'
/**
 * The password that the reader gives `admin1`. The block with `sudo whoami` types it, too, for the
 * sudo of this computer, because the stand-in asks for none.
 */
const PASSWORD = 'a long password'
/** Answers in place of a terminal what ssh asks: whether it knows the host, and the password. */
const ASK_SCRIPT = `#!/bin/sh\ncase "$1" in *yes/no*) echo yes ;; *) echo '${PASSWORD}' ;; esac\n`
const WITHOUT_ADMIN = 'sed -i "/^admin1:/d" /etc/passwd /etc/shadow; rm -rf /home/admin1'

/** A server whose two users the page makes, and a validator that has one of them. */
async function prepareHardening(scene: Scene): Promise<void> {
  const server = await scene.startMachine('server', machines.sentryA.value)
  await server.exec(`${WITHOUT_ADMIN}; sed -i "s/^127.0.1.1.*//" /etc/hosts; systemctl start ssh`)
  const validator = await scene.startMachine('validator')
  const makeAdmin = `useradd --create-home --shell /bin/bash admin1; echo 'admin1:${PASSWORD}' | chpasswd`
  await validator.exec(`${WITHOUT_ADMIN}; ${makeAdmin}; systemctl start ssh`)
  await makeMachine(scene, 'computer')
  await scene.save('haqq@computer', 'ask', ASK_SCRIPT)
  await scene.exec('computer', 'chmod 755 /home/haqq/ask')
}

export const securityBestPractices = pagePlan(HARDENING_PAGE, {
  fill: {
    [machines.public.value]: machines.sentryA.value,
    [machines.sentryPublic.value]: machines.sentryA.value,
  },
  prepare: prepareHardening,
  at: 'you@server',
})

const SENTRIES_PAGE = 'l1-network/configuration/security.md'
const SENTRIES = ['sentry-a', 'sentry-b']
const TO_VALIDATOR = { [machines.public.value]: machines.validator.value }

/** Steps 3 and 4 of the page: both sentries know the validator, each other, and the world. */
async function configureAll(scene: Scene): Promise<void> {
  const idOf = (name: string) => scene.as(`haqq@${name}`, 'haqqd tendermint show-node-id')
  const ids = await Promise.all([...SENTRIES, 'validator'].map(idOf))
  scene.fill({ '<id-of-a>': ids[0] ?? '', '<id-of-b>': ids[1] ?? '' })
  const configure = (name: string, values: string) => {
    const here = values.replace(/([123])\1{39}/g, (_, digit) => ids[digit - 1] ?? '')
    return scene.configure(name, 'config.toml', valuesIn(here))
  }
  const values = await pageFile(SENTRIES_PAGE, 'config.toml on sentry A')
  const forB = values
    .replaceAll('2'.repeat(40), '1'.repeat(40))
    .replaceAll(machines.sentryB.value, machines.sentryA.value)
  for (const [index, text] of [values, forB].entries()) {
    const name = SENTRIES[index] ?? ''
    await configure(name, `${text}\nseeds = "${scene.network().peers.join(',')}"`)
    await scene.exec(name, 'systemctl restart haqqd')
    await untilCaughtUp(scene, name)
  }
  await configure('validator', await pageFile(SENTRIES_PAGE, 'config.toml on the validator'))
}

export const security = validatorPlan(SENTRIES_PAGE, {
  fill: TO_VALIDATOR,
  prepare: async (scene) => {
    await scene.startMachine('computer')
    for (const name of SENTRIES) await makeNode(scene, name)
  },
  at: 'haqq@sentry-a',
  blocks: {
    'Put sentries in front > 4': { before: configureAll },
  },
})

export const securityChecklist = validatorPlan('l1-network/configuration/security-checklist.md', {
  programs: ['ufw'],
  fill: TO_VALIDATOR,
  prepare: (scene) => scene.startMachine('computer'),
  at: 'you@computer',
})

const FIREWALL_PAGE = 'l1-network/configuration/firewall.md'
const WIREGUARD = '/etc/wireguard/wg0.conf'
/** The two ends of the VPN, and what stands for the public address. */
const VPN = { name: 'vpn', address: '10.0.0.51', inside: machines.validator.value }
const OTHER = { name: 'other', address: '10.0.0.52', inside: machines.signer.value }
type End = Readonly<Record<keyof typeof VPN, string>>

/** Save the configuration of the page on both machines, each with the public key of the other. */
async function configureVpn(scene: Scene): Promise<void> {
  // The page has made the keys of its own machine.
  await scene.as('admin1@other', 'umask 077; wg genkey | tee privatekey | wg pubkey > publickey')
  const read = ({ name }: End, file: string) => scene.as(`admin1@${name}`, `cat ${file}`)
  const configure = async (here: End, there: End) => {
    const values = {
      'content-of-privatekey': await read(here, 'privatekey'),
      'public-key-of-the-other-machine': await read(there, 'publickey'),
      [machines.otherPublic.value]: there.address,
      [machines.validator.value]: here.inside,
      [machines.signer.value]: there.inside,
    }
    const text = fillCode(await pageFile(FIREWALL_PAGE, WIREGUARD), values)
    await scene.save(`root@${here.name}`, WIREGUARD, text)
  }
  await configure(VPN, OTHER)
  await configure(OTHER, VPN)
}

export const firewall = pagePlan(FIREWALL_PAGE, {
  programs: [],
  fill: {
    '<your-address>': DRILLS,
    [machines.otherPublic.value]: OTHER.address,
    ...asking('ssh -L', 'curl -sf http://localhost:3000'),
  },
  prepare: async (scene) => {
    for (const name of ['validator', 'monitoring', 'computer']) await scene.startMachine(name)
    await allowLogin(scene, 'computer', 'admin1@monitoring')
    await scene.startMachine('stranger', '10.0.0.77')
    await scene.startMachine('sentry', machines.sentryA.value)
    for (const { name, address } of [VPN, OTHER]) await scene.startMachine(name, address)
    // Programs that listen like a node, on all addresses.
    await scene.exec(
      'validator',
      'for p in 22 26656 26657; do setsid nc -lk 0.0.0.0 $p >/dev/null 2>&1 & done; sleep 1',
    )
  },
  at: 'admin1@validator',
  blocks: {
    'VPN between your machines > 2': { before: configureVpn },
  },
})

const CARGO = process.env.CARGO_HOME ?? join(homedir(), '.cargo')
const RUSTUP = process.env.RUSTUP_HOME ?? join(homedir(), '.rustup')

export const kms = validatorPlan('l1-network/configuration/kms.md', {
  differences: ['the key is a file, with `softsign`'],
  fill: {
    // Cargo and the packages of the person who runs the drill.
    'export RUSTFLAGS': `export CARGO_HOME=${CARGO} RUSTUP_HOME=${RUSTUP} PATH="$PATH:${CARGO}/bin" CARGO_INSTALL_ROOT="$HOME/.cargo" CARGO_NET_OFFLINE=true RUSTFLAGS`,
  },
  prepare: async (scene) => {
    await scene.startMachine('signer')
    await scene.install('signer', 'tmkms')
    const key = await scene.as(VALIDATOR, 'cat .haqqd/config/priv_validator_key.json')
    scene.fill({ '<backup-of-the-key>': key })
  },
})

const PUBLISH_PAGE = 'l1-network/configuration/publish-an-endpoint.md'
const NGINX_FILE = '/etc/nginx/conf.d/haqq-rpc.conf'
const CERTIFICATES = '/etc/letsencrypt/live/rpc.example.org'

/** What the page promises: a limit by address, and a WebSocket. */
const LIMIT = `curl -s --parallel --parallel-immediate --parallel-max 100 -o /dev/null -w '%{http_code}\\n' 'https://rpc.example.org/?[1-400]' | grep 503`
const WEB_SOCKET = `curl -s -m 3 -i -N --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: ZHJpbGxzZHJpbGxzZHJpbA==' https://rpc.example.org/ws | grep '^HTTP/1.1 101'`

export const publishAnEndpoint = nodePlan(PUBLISH_PAGE, {
  prepare: async (scene) => {
    // A name of the Internet that leads to the machine, with a certificate that it trusts.
    await scene.exec(
      'node',
      `install -d ${CERTIFICATES} && cd ${CERTIFICATES} &&
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=rpc.example.org -addext subjectAltName=DNS:rpc.example.org -keyout privkey.pem -out fullchain.pem 2>/dev/null &&
cp fullchain.pem /usr/local/share/ca-certificates/drill.crt &&
update-ca-certificates >/dev/null 2>&1 &&
echo "127.0.0.1 rpc.example.org" >> /etc/hosts &&
systemctl start nginx`,
    )
    const server = await pageFile(PUBLISH_PAGE, NGINX_FILE)
    const place = await pageFile(PUBLISH_PAGE, `${NGINX_FILE}, inside server`)
    await scene.save('root@node', NGINX_FILE, server.replace(/\}\s*$/, `${place}\n}\n`))
    await untilSucceeds(scene.machine('node'), 'curl -s localhost:8545')
  },
  at: 'admin1@node',
  blocks: {
    'Put a proxy in front': [
      {},
      { after: (scene) => scene.exec('node', `set -e\n${LIMIT}\nsleep 3\n${WEB_SOCKET}`) },
    ],
  },
})
