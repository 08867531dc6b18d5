import { readFile } from 'node:fs/promises'
import type { Machine } from '../machine.ts'
import { DrillError } from '../options.ts'
import { pageFile } from '../page-file.ts'
import type { Scene } from '../scene.ts'
import { logOf, until } from './until-answers.ts'

const UNIT = '/etc/systemd/system/haqqd.service'

/** A machine with the program and the user of the node, and without a node. */
export async function makeMachine(scene: Scene, name: string): Promise<Machine> {
  const machine = await scene.startMachine(name)
  await scene.install(name, 'haqqd')
  await machine.exec('useradd --create-home --shell /bin/bash haqq')
  return machine
}

/** A machine with a running node that follows the chain, as the page about nodes leaves it. */
export async function makeNode(scene: Scene, name: string, snapshotInterval = 0): Promise<void> {
  const machine = await makeMachine(scene, name)
  const chain = scene.network().chainId
  await machine.exec(
    `runuser -l haqq -c "haqqd init ${name} --chain-id ${chain} && haqqd config chain-id ${chain}"`,
  )
  await joinNetwork(scene, name)
  await scene.configure(name, 'app.toml', { 'snapshot-interval': snapshotInterval })
  await machine.exec('chown -R haqq:haqq /home/haqq/.haqqd && chmod 700 /home/haqq/.haqqd')
  await installUnit(scene, name)
  await startNode(scene, name)
}

/** Enable and start the service of a node, and wait until it follows the chain. */
export async function startNode(scene: Scene, name: string): Promise<void> {
  await scene.exec(name, 'systemctl enable --now haqqd')
  await untilCaughtUp(scene, name)
}

/** Let a node begin anew from a state-sync snapshot of the network, so that it has no old blocks. */
export async function syncState(scene: Scene, name: string): Promise<void> {
  const { rpcs, height } = scene.network()
  const trusted = Math.max(1, (await height()) - 30)
  const block = await (await fetch(`${rpcs[0]}/block?height=${trusted}`)).json()
  await resetNode(scene, name)
  await scene.configure(name, 'config.toml', {
    'statesync.enable': true,
    rpc_servers: `${rpcs[0]},${rpcs[1]}`,
    trust_height: trusted,
    trust_hash: block.result.block_id.hash,
  })
  await startNode(scene, name)
}

/** Stop the node of a machine, and remove its data. */
export const resetNode = (scene: Scene, name: string): Promise<string> =>
  scene.exec(name, 'systemctl stop haqqd && runuser -l haqq -c "haqqd tendermint unsafe-reset-all"')

/** Give the node of a machine the genesis and the peers of the local network. */
export async function joinNetwork(scene: Scene, name: string): Promise<void> {
  const genesis = await readFile(scene.network().genesisFile, 'utf8')
  await scene.save(`haqq@${name}`, '.haqqd/config/genesis.json', genesis)
  await joinPeers(scene, name)
}

/** Let the node of a machine find the local network, instead of the seeds of the main one. */
export async function joinPeers(scene: Scene, name: string): Promise<void> {
  await scene.configure(name, 'config.toml', {
    seeds: '',
    persistent_peers: scene.network().peers.join(','),
    timeout_commit: '1s',
    addr_book_strict: false,
  })
}

/** The unit of the page about nodes, without starting it. */
export async function installUnit(scene: Scene, name: string): Promise<void> {
  const unit = await pageFile('l1-network/run-node.md', UNIT)
  // Its log is searched for words.
  const plain = unit.replace('[Service]\n', '$&Environment="NO_COLOR=1"\n')
  await scene.save(`root@${name}`, UNIT, plain)
}

/** Wait until the node of a machine follows the chain. */
export async function untilCaughtUp(scene: Scene, name: string, seconds = 180): Promise<void> {
  const { exec } = scene.machine(name)
  const follows = async () => {
    const printed = await exec(
      'curl -s http://localhost:26657/status || systemctl is-active haqqd || true',
    )
    if (/^(?:inactive|failed)$/m.test(printed))
      throw new DrillError(`the node of ${name} has ended`)
    if (!printed.startsWith('{')) return false
    const { catching_up: isBehind, latest_block_height: height } =
      JSON.parse(printed).result.sync_info
    // A network that was started a moment ago may not answer yet.
    const top = await scene
      .network()
      .height()
      .catch(() => Infinity)
    return !isBehind && Number(height) >= top - 2
  }
  await until(`the node of ${name} has not caught up`, follows, { seconds }).catch(
    async ({ message }) => {
      throw new DrillError(`${message}:\n${await exec(`${logOf('haqqd')} -n 15`)}`)
    },
  )
}
