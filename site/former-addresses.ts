const VALIDATORS = '/l1-network/validators-and-delegators/'
const RUN = '/l1-network/run-a-validator/'
const UNDELEGATING = `${VALIDATORS}#undelegating`
const FAULTS = `${RUN}#faults-and-what-they-cost`
const SHARED = '/l1-network/modules/coinomics/#from-mint-to-delegator'

/** The headings of the former FAQ for validators, with the sections that answer them. */
const VALIDATOR_FAQ: Readonly<Record<string, string>> = {
  'roles-and-states': `${VALIDATORS}#states-of-a-validator`,
  'what-does-a-validator-do': `${VALIDATORS}#what-a-validator-is-responsible-for`,
  'what-does-a-delegator-do': VALIDATORS,
  'which-states-does-a-validator-have': `${VALIDATORS}#states-of-a-validator`,
  'how-many-validators-are-active': `${VALIDATORS}#concentration-of-stake`,
  'can-a-validator-take-my-coins': `${VALIDATORS}#can-a-validator-take-delegated-coins`,
  'how-do-i-choose-a-validator': `${VALIDATORS}#how-to-choose-a-validator`,
  keys: `${RUN}#two-keys`,
  'which-keys-are-there': `${RUN}#two-keys`,
  'can-i-change-the-operator-address-or-the-consensus-key': `${RUN}#two-keys`,
  'what-is-the-difference-between-haqqvalcons-haqqvaloper-and-haqq': `${RUN}#two-keys`,
  'what-if-i-lose-a-key': `${RUN}#what-to-back-up`,
  'which-hardware-protects-the-consensus-key':
    '/l1-network/configuration/security/#protect-the-consensus-key',
  stake: `${RUN}#create-the-validator`,
  'how-much-do-i-need': `${RUN}#create-the-validator`,
  'why-is-my-voting-power-0': `${RUN}#troubleshooting`,
  'can-vesting-coins-be-staked': '/l1-network/modules/vesting/#delegation',
  'what-happens-below-my-minimum-self-delegation': `${RUN}#stop-being-a-validator`,
  'how-long-does-undelegating-take': UNDELEGATING,
  rewards: SHARED,
  'where-do-rewards-come-from': SHARED,
  'how-are-they-shared': SHARED,
  'how-high-may-my-commission-be': `${RUN}#commission-against-costs`,
  'does-commission-apply-to-minted-coins': SHARED,
  'are-fees-paid-in-other-tokens': '/l1-network/#two-kinds-of-transactions',
  'how-do-i-claim': `${RUN}#rewards`,
  slashing: FAULTS,
  'what-is-slashed': FAULTS,
  'is-a-validator-jailed-when-it-is-offline-for-a-few-minutes': FAULTS,
  'do-delegators-lose-too': FAULTS,
  'how-do-i-leave-jail': `${RUN}#leave-jail`,
  governance: '/l1-network/modules/parameters/#governance-parameters',
  'must-a-validator-vote': `${VALIDATORS}#what-a-validator-is-responsible-for`,
  'can-a-proposal-spend-the-community-pool': '/l1-network/modules/parameters/',
  'what-does-a-proposal-need': '/l1-network/modules/parameters/#governance-parameters',
  operation: '/l1-network/maintain-a-validator/',
  'what-machine-do-i-need': '/l1-network/run-node/#size-the-machine',
  'how-do-i-move-to-another-machine': '/l1-network/maintain-a-validator/#move-to-another-machine',
  'may-i-run-a-hot-standby-with-the-same-key':
    '/l1-network/configuration/security/#protect-the-consensus-key',
  'what-do-i-watch': `${RUN}#watch-it`,
  'my-node-was-off-for-an-hour-what-happened': FAULTS,
  'read-more': VALIDATORS,
}

/** Addresses of pages that were divided among others; `moved_from` names those that moved whole. */
export const FORMER_ADDRESSES: Readonly<Record<string, string>> = {
  '/l1-network/configuration/faq/': VALIDATORS,
  ...Object.fromEntries(
    Object.entries(VALIDATOR_FAQ).map(([id, to]) => [`/l1-network/configuration/faq/#${id}`, to]),
  ),
}
