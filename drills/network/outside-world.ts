import { network as facts } from '../../site/network.ts'

/** Addresses of the outside world, and what stands for them on the local network. */
export const OUTSIDE: Readonly<Record<string, string>> = {
  [facts.mainnet.rpc.tendermint.value]: 'http://10.0.0.21:26657',
  [facts.mainnet.stateSync.rpc1.value]: 'http://10.0.0.21:26657',
  [facts.mainnet.stateSync.rpc2.value]: 'http://10.0.0.22:26657',
  [facts.mainnet.rpc.rest.value]: 'http://10.0.0.21:1317',
  '--node="$NODE"': '--node=http://10.0.0.21:26657',
  '"$NODE/': '"http://10.0.0.21:26657/',
}
