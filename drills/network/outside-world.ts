import { network as facts } from '../../site/network.ts'
import { NODE, SECOND_NODE } from './addresses.ts'

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
