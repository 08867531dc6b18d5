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
    note: 'Its source last changed in June 2025. We could not check whether stores still offer it.',
  },
  haqabi: {
    name: 'Haqabi',
    checked: COLLECTED,
    note: 'HAQQ Wallet offers to move accounts to it. We could not check whether it supports HAQQ.',
  },
  wallets: {
    name: 'HAQQ Wallet, Leap and Haqabi',
    checked: COLLECTED,
    note: 'We could not confirm that HAQQ Wallet is still in the stores, nor that Leap and Haqabi support HAQQ.',
  },
  'skip-go': {
    name: 'Skip Go',
    checked: COLLECTED,
    note: 'We could not check whether it offers routes to HAQQ, or what its buttons are called.',
  },
  sushi: {
    name: 'SushiSwap',
    checked: COLLECTED,
    note: 'The project links to it. We could not check whether it still serves HAQQ, or with which tokens.',
  },
  axelar: {
    name: 'Axelar',
    checked: COLLECTED,
    note: 'We could not check whether it still serves every network in the list. Sonic has succeeded Fantom.',
  },
  explorers: {
    name: 'Explorers of third parties',
    checked: COLLECTED,
    note: 'All but Blockscout come from public registries. We could not check whether each is online and complete.',
  },
  partners: {
    name: 'Services in this table',
    checked: COLLECTED,
    note: 'They appear in public sources. We could not check whether each still serves HAQQ.',
  },
  'example-collections': {
    name: 'Both collections',
    checked: COLLECTED,
    note: 'HAQQ named them. We could not check whether the explorer still shows them.',
  },
} as const satisfies Readonly<Record<string, ServiceStatus>>
