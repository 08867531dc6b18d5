import { COLLECTED } from '../facts/fact.ts'

/** What is known about a service that others run. */
export interface ServiceStatus {
  readonly name: string
  /** Day of the check, ISO. */
  readonly checked: string
  /** What was seen on that day, and what was not. */
  readonly note: string
}

/** Services whose state could not be confirmed, by the names that content uses. */
export const serviceStatus = {
  'haqq-wallet': {
    name: 'HAQQ Wallet',
    checked: COLLECTED,
    note: 'The source was last changed in June 2025. Whether the app is still in the stores was not seen.',
  },
  haqabi: {
    name: 'Haqabi',
    checked: COLLECTED,
    note: 'HAQQ Wallet offers to move accounts to it. Its own support of HAQQ was not seen.',
  },
  wallets: {
    name: 'HAQQ Wallet, Leap and Haqabi',
    checked: COLLECTED,
    note: 'We could not confirm that HAQQ Wallet is still in the stores, nor that Leap and Haqabi support HAQQ.',
  },
  'skip-go': {
    name: 'Skip Go',
    checked: COLLECTED,
    note: 'Whether it offers routes to HAQQ, and what its buttons are called, was not seen.',
  },
  sushi: {
    name: 'SushiSwap',
    checked: COLLECTED,
    note: 'The project links to it. Whether it still serves HAQQ, and with which tokens, was not seen.',
  },
  axelar: {
    name: 'Axelar',
    checked: COLLECTED,
    note: 'Whether it still serves every network in the list was not seen. Fantom has been succeeded by Sonic.',
  },
  explorers: {
    name: 'Explorers of third parties',
    checked: COLLECTED,
    note: 'All but Blockscout come from public registries. Whether each is online and complete was not seen.',
  },
  partners: {
    name: 'Services in this table',
    checked: COLLECTED,
    note: 'They appear in public sources. Whether each still serves HAQQ was not seen.',
  },
  'example-collections': {
    name: 'Both collections',
    checked: COLLECTED,
    note: 'HAQQ named them. Whether the explorer still shows them was not seen.',
  },
} as const satisfies Readonly<Record<string, ServiceStatus>>
