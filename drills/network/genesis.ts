import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { DrillError } from '../options.ts'
import { setValues } from './change-file.ts'
import { COIN, coins, PRICE } from './coins.ts'
import type { LocalNetworkSource } from './local-network.ts'
import { runHaqqd } from './run-haqqd.ts'

/** Each network validator's stake, in whole coins; the reader's validator must not be needed. */
const STAKE = coins(100)
const FUNDS = 1_000_000

/** Make the genesis of a chain, and the homes of its validators. */
export async function makeChain(source: LocalNetworkSource) {
  const { haqqd, folder, chainId, addresses } = source
  const homes = addresses.map((_, index) => join(folder, `node${index + 1}`))
  const [first = '', ...others] = homes
  const genesisFile = join(first, 'config/genesis.json')
  const gentxs = join(first, 'config/gentx')
  const run = (home: string, command: string) => runHaqqd(command, { haqqd, folder, home })
  const shareGenesis = async () => {
    for (const home of others) await copyFile(genesisFile, join(home, 'config/genesis.json'))
  }
  for (const [index, home] of homes.entries()) {
    await run(home, `init network-${index + 1} --chain-id ${chainId}`)
    await run(home, 'config keyring-backend test')
    await run(home, `config chain-id ${chainId}`)
    await run(home, 'keys add validator')
  }
  await run(first, 'keys add faucet')
  await changeGenesis(genesisFile, source.genesis)
  for (const home of homes) {
    const address = await run(home, 'keys show validator --address')
    await run(first, `add-genesis-account ${address} ${coins(FUNDS)}`)
  }
  const denoms = [COIN, ...(source.coins ?? [])].sort()
  const owned = denoms.map((denom) => coins(FUNDS, denom)).join(',')
  await run(first, `add-genesis-account faucet ${owned}`)
  await shareGenesis()
  await mkdir(gentxs, { recursive: true })
  for (const [index, home] of homes.entries()) {
    const file = relative(home, join(gentxs, `gentx-${index}.json`))
    // Pays, because the genesis may have a floor for the price of gas.
    const fee = `--gas 300000 --gas-prices ${PRICE}`
    await run(
      home,
      `gentx validator ${STAKE} --chain-id ${chainId} ${fee} --output-document ${file}`,
    )
  }
  await run(first, 'collect-gentxs')
  await shareGenesis()
  const ids = await Promise.all(homes.map((home) => run(home, 'tendermint show-node-id')))
  const peers = ids.map((id, index) => `${id}@${addresses[index]}:26656`)
  for (const home of homes) await configure(home, source, peers)
  return {
    homes,
    genesisFile,
    /** `id@address:26656` of each node. */
    peers,
  }
}

async function changeGenesis(file: string, changes: Readonly<Record<string, unknown>>) {
  const document = JSON.parse(await readFile(file, 'utf8'))
  const values = {
    'staking.params.bond_denom': COIN,
    'crisis.constant_fee.denom': COIN,
    'gov.params.min_deposit.0.denom': COIN,
    ...changes,
  }
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce((tree, key) => tree?.[key], document.app_state)
    if (parent === undefined) throw new DrillError(`the genesis file has no ${path}`)
    parent[last] = value
  }
  document.consensus_params.block.max_gas = '10000000'
  await writeFile(file, JSON.stringify(document))
}

async function configure(
  home: string,
  { blockSeconds, app }: LocalNetworkSource,
  peers: readonly string[],
): Promise<void> {
  await setValues(join(home, 'config/config.toml'), {
    seeds: '',
    persistent_peers: peers.join(','),
    timeout_commit: `${blockSeconds}s`,
    addr_book_strict: false,
    allow_duplicate_ip: true,
    'rpc.laddr': 'tcp://0.0.0.0:26657',
  })
  await setValues(join(home, 'config/app.toml'), {
    'snapshot-interval': 0,
    'api.enable': true,
    'api.address': 'tcp://0.0.0.0:1317',
    'json-rpc.address': '0.0.0.0:8545',
    'json-rpc.ws-address': '0.0.0.0:8546',
    'grpc.address': '0.0.0.0:9090',
    ...app,
  })
}
