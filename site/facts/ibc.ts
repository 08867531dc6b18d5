import { fact } from './fact.ts'

/** IBC connections of both networks. */
export const ibc = {
  mainnet: {
    gravityBridge: {
      counterparty: fact('Gravity Bridge', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      chainId: fact('gravity-bridge-3', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      prefix: fact('gravity', ['chain-registry npm 2.0.251']),
      channel: fact('channel-0', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      connection: fact('connection-0', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      client: fact('07-tendermint-0', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-163', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyClient: fact('07-tendermint-192', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyChannel: fact('channel-100', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
    },
    axelar: {
      counterparty: fact('Axelar', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      chainId: fact('axelar-dojo-1', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      prefix: fact('axelar', ['chain-registry npm 2.0.251']),
      channel: fact('channel-1', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      connection: fact('connection-1', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      client: fact('07-tendermint-1', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-148', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyClient: fact('07-tendermint-162', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyChannel: fact('channel-113', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
    },
    osmosis: {
      counterparty: fact('Osmosis', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      chainId: fact('osmosis-1', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      prefix: fact('osmo', ['chain-registry npm 2.0.251']),
      channel: fact('channel-2', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      connection: fact('connection-2', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      client: fact('07-tendermint-3', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-2388', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyClient: fact('07-tendermint-2871', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyChannel: fact('channel-1575', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
    },
    cosmosHub: {
      counterparty: fact('Cosmos Hub', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      chainId: fact('cosmoshub-4', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      prefix: fact('cosmos', ['chain-registry npm 2.0.251']),
      channel: fact('channel-3', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      connection: fact('connection-3', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      client: fact('07-tendermint-2', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-874', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyClient: fact('07-tendermint-1153', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyChannel: fact('channel-632', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
    },
    noble: {
      counterparty: fact('Noble', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      chainId: fact('noble-1', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      prefix: fact('noble', ['chain-registry npm 2.0.251']),
      channel: fact('channel-4', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      connection: fact('connection-4', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      client: fact('07-tendermint-4', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-56', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyClient: fact('07-tendermint-58', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyChannel: fact('channel-32', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
    },
    kava: {
      counterparty: fact('Kava', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      chainId: fact('kava_2222-10', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      prefix: fact('kava', ['chain-registry npm 2.0.251']),
      channel: fact('channel-6', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      connection: fact('connection-7', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      client: fact('07-tendermint-5', ['HAQQ docs, December 2025', 'chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-193', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyClient: fact('07-tendermint-149', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
      counterpartyChannel: fact('channel-135', [
        'HAQQ docs, December 2025',
        'chain-registry npm 2.0.251',
      ]),
    },
    stride: {
      counterparty: fact('Stride', ['chain-registry npm 2.0.251']),
      chainId: fact('stride-1', ['chain-registry npm 2.0.251']),
      prefix: fact('stride', ['chain-registry npm 2.0.251']),
      channel: fact('channel-7', ['chain-registry npm 2.0.251']),
      connection: fact('connection-8', ['chain-registry npm 2.0.251']),
      client: fact('07-tendermint-6', ['chain-registry npm 2.0.251']),
      counterpartyConnection: fact('connection-143', ['chain-registry npm 2.0.251']),
      counterpartyClient: fact('07-tendermint-143', ['chain-registry npm 2.0.251']),
      counterpartyChannel: fact('channel-240', ['chain-registry npm 2.0.251']),
    },
  },
  testnet: {
    gravityBridge: {
      counterparty: fact('Gravity Bridge testnet', ['HAQQ docs, December 2025']),
      prefix: fact('gravity', ['chain-registry npm 2.0.251']),
      channel: fact('channel-0', ['HAQQ docs, December 2025']),
      connection: fact('connection-0', ['HAQQ docs, December 2025']),
      client: fact('07-tendermint-1', ['HAQQ docs, December 2025']),
      counterpartyConnection: fact('connection-156', ['HAQQ docs, December 2025']),
      counterpartyClient: fact('07-tendermint-181', ['HAQQ docs, December 2025']),
      counterpartyChannel: fact('channel-94', ['HAQQ docs, December 2025']),
    },
    axelar: {
      counterparty: fact('Axelar testnet (Lisbon)', ['HAQQ docs, December 2025']),
      prefix: fact('axelar', ['chain-registry npm 2.0.251']),
      channel: fact('channel-4', ['HAQQ docs, December 2025']),
      connection: fact('connection-13', ['HAQQ docs, December 2025']),
      client: fact('07-tendermint-13', ['HAQQ docs, December 2025']),
      counterpartyConnection: fact('connection-602', ['HAQQ docs, December 2025']),
      counterpartyClient: fact('07-tendermint-602', ['HAQQ docs, December 2025']),
      counterpartyChannel: fact('channel-304', ['HAQQ docs, December 2025']),
    },
  },
}
