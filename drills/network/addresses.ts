import { machines } from '../../site/facts/machines.ts'

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
