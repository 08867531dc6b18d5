import { machines } from '../../site/facts/machines.ts'
import { network as facts } from '../../site/network.ts'

/** Addresses of machines, by their names in pages and plans. */
export const MACHINES: Readonly<Record<string, string>> = {
  computer: '10.0.0.8',
  node: machines.validator.value,
  validator: machines.validator.value,
  spare: machines.spare.value,
  signer: machines.signer.value,
  monitoring: machines.monitoring.value,
  'sentry-a': machines.sentryA.value,
  'sentry-b': machines.sentryB.value,
  provider: '10.0.0.30',
  relayer: '10.0.0.7',
}

/** Addresses of the validators that are not the reader's. */
export const NETWORK_ADDRESSES = ['10.0.0.21', '10.0.0.22', '10.0.0.23'] as const

/** The first node of the local network has the interfaces of all. */
export const [NODE, SECOND_NODE] = NETWORK_ADDRESSES

/** Addresses of the validators of a second chain. */
export const OTHER_NETWORK_ADDRESSES = ['10.0.0.31'] as const

/** Where the machines reach the process of the drills. */
export const DRILLS = '10.0.0.254'

/** Addresses of the outside world and of both networks, and what stands for them on the local network. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  [facts.mainnet.stateSync.rpc1.value]: `http://${NODE}:26657`,
  [facts.mainnet.stateSync.rpc2.value]: `http://${SECOND_NODE}:26657`,
  '--node="$NODE"': `--node=http://${NODE}:26657`,
  '"$NODE/': `"http://${NODE}:26657/`,
  '"$GRPC"': `-plaintext ${NODE}:9090`,
  ...Object.fromEntries(
    [facts.mainnet, facts.testnet].flatMap(({ rpc }) => [
      [rpc.evm.value, `http://${NODE}:8545`],
      [rpc.rest.value, `http://${NODE}:1317`],
      [rpc.tendermint.value, `http://${NODE}:26657`],
      [`${rpc.tendermint.value}:443`, `http://${NODE}:26657`],
      [rpc.grpcTarget.value, `-plaintext ${NODE}:9090`],
      [`export GRPC=${rpc.grpcTarget.value}`, `export GRPC=${NODE}:9090`],
    ]),
  ),
}

/** The local network has the id of mainnet, also where a page shows the test network first. */
export const ON_MAINNET: Readonly<Record<string, string>> = {
  [facts.testnet.cosmosChainId.value]: facts.mainnet.cosmosChainId.value,
}
