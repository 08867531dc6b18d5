/** A message of the node, of a wallet or of a tool, and where each kind of reader finds the fix. */
export interface CataloguedError {
  /** The part of the message that does not differ. */
  readonly text: string
  readonly means: string
  /** Code of the Cosmos SDK or of JSON-RPC, where there is one. */
  readonly code?: number
  /** Anchors of the entries on the three pages of troubleshooting. */
  readonly wallet?: string
  readonly developer?: string
  readonly operator?: string
}

/** Kinds of readers, with the page that has their entries. */
export const ROLES = {
  wallet: { label: 'Wallet', page: '/user-guides/troubleshooting/' },
  developer: { label: 'Code', page: '/develop/troubleshooting/' },
  operator: { label: 'Node', page: '/l1-network/troubleshooting/' },
} as const

export type Role = keyof typeof ROLES

type Row = readonly [
  text: string,
  means: string,
  places: Partial<Record<Role, string>>,
  code?: number,
]

const ROWS: readonly Row[] = [
  [
    'provided fee < minimum global fee',
    'the gas price is below the floor of the network',
    { wallet: 'provided-fee-minimum-global-fee', developer: 'insufficient-fee' },
    13,
  ],
  [
    'max fee per gas less than block base fee',
    'the base fee rose above the highest price you allow',
    {
      wallet: 'max-fee-per-gas-less-than-block-base-fee',
      developer: 'max-fee-per-gas-less-than-block-base-fee',
    },
    13,
  ],
  [
    'gas prices too low',
    'a Cosmos transaction is priced below the base fee',
    { wallet: 'gas-prices-too-low', developer: 'insufficient-fee' },
    13,
  ],
  [
    'insufficient fee',
    'the fee is too small for the gas limit',
    { wallet: 'insufficient-fee', developer: 'insufficient-fee', operator: 'insufficient-fees' },
    13,
  ],
  [
    'fee not provided',
    'a command or program gave no fee',
    { wallet: 'fee-not-provided', developer: 'insufficient-fee' },
  ],
  [
    'insufficient staking rewards to cover transaction fees',
    'neither balance nor rewards pay the fee',
    {
      wallet: 'insufficient-staking-rewards-to-cover-transaction-fees',
      developer: 'insufficient-funds',
      operator: 'no-funds-for-fees',
    },
  ],
  [
    'expected only use native token',
    'the fee is in another coin than aISLM',
    { operator: 'wrong-fee-coin', developer: 'insufficient-fee' },
  ],
  [
    'max priority fee per gas higher than max fee per gas',
    'the tip is above the highest price',
    { developer: 'max-priority-fee-per-gas-higher-than-max-fee-per-gas' },
  ],
  [
    'tx fee exceeds the configured cap',
    'the setting txfee-cap of a node stops the fee',
    { developer: 'tx-fee-exceeds-the-configured-cap' },
  ],
  [
    'sender balance < tx cost',
    'the balance does not hold amount and highest fee',
    { wallet: 'sender-balance-tx-cost', developer: 'insufficient-funds' },
    5,
  ],
  [
    'insufficient funds',
    'part of the balance is staked, locked or missing',
    { wallet: 'insufficient-funds', developer: 'insufficient-funds' },
    5,
  ],
  [
    'clawback vesting account has insufficient unlocked tokens',
    'the coins are locked',
    { wallet: 'insufficient-unlocked-tokens', developer: 'insufficient-funds' },
  ],
  [
    'cannot delegate unvested coins',
    'the coins are not vested yet',
    { wallet: 'cannot-delegate-unvested-coins' },
  ],
  [
    'account … not found',
    'the account never received a coin on this network',
    {
      wallet: 'account-does-not-exist',
      developer: 'account-not-found',
      operator: 'account-not-found',
    },
    5,
  ],
  [
    'invalid nonce',
    'another transaction of the account came first, or one is missing',
    { wallet: 'nonce-too-low', developer: 'nonce-too-low' },
    3,
  ],
  [
    'nonce too high',
    'an earlier transaction is missing',
    { wallet: 'nonce-too-high', developer: 'nonce-too-low' },
  ],
  [
    'account sequence mismatch',
    'two transactions were signed with one sequence',
    {
      wallet: 'account-sequence-mismatch',
      developer: 'account-sequence-mismatch',
      operator: 'account-sequence-mismatch',
    },
    32,
  ],
  [
    'tx already in mempool',
    'the same bytes were sent twice',
    {
      wallet: 'tx-already-in-mempool',
      developer: 'tx-already-in-mempool',
      operator: 'tx-in-cache',
    },
    19,
  ],
  [
    'mempool is full',
    'the node takes no more transactions for now',
    { operator: 'mempool-full' },
    20,
  ],
  [
    'a transaction is stuck',
    'a second one with the same nonce is refused, whatever it pays',
    {
      wallet: 'speeding-up-or-cancelling-has-no-effect',
      developer: 'a-transaction-is-stuck-and-cannot-be-replaced',
    },
  ],
  [
    'signature verification failed',
    'signed for another chain, account number or key type',
    {
      wallet: 'signature-verification-failed',
      developer: 'signature-verification-failed',
      operator: 'signature-verification-failed',
    },
    4,
  ],
  [
    'invalid chain id for signer',
    'signed for another EVM chain id',
    { wallet: 'invalid-chain-id-for-signer', developer: 'invalid-chain-id-for-signer' },
  ],
  [
    'only replay-protected (EIP-155) transactions allowed over RPC',
    'the transaction has no chain id',
    {
      wallet: 'only-replay-protected-transactions',
      developer: 'only-replay-protected-eip-155-transactions-allowed-over-rpc',
    },
  ],
  [
    'unable to verify signer signature of EIP712 typed data',
    'another text or another account was signed',
    { wallet: 'unable-to-verify-signer-signature' },
  ],
  [
    'the wallet asks for "blind signing"',
    'a Ledger cannot show the request',
    { wallet: 'the-wallet-asks-for-blind-signing' },
  ],
  [
    'pubkey on account is not set',
    'the first transaction of an account lacks its public key',
    { developer: 'pubkey-on-account-is-not-set' },
  ],
  ['the sender is not EOA', 'the sender has contract code', { developer: 'the-sender-is-not-eoa' }],
  [
    'out of gas',
    'the gas limit was too low for the work',
    { wallet: 'out-of-gas', developer: 'out-of-gas', operator: 'out-of-gas' },
    11,
  ],
  [
    'gas limit too low',
    'the limit is below the fixed cost of a transaction',
    { wallet: 'gas-limit-too-low', developer: 'intrinsic-gas-too-low' },
  ],
  [
    'gas required exceeds allowance',
    'no limit works: look for the reason with eth_call',
    { developer: 'gas-required-exceeds-allowance' },
  ],
  [
    'exceeds block gas limit',
    'no block can hold the limit',
    { wallet: 'tx-gas-exceeds-block-gas-limit', developer: 'tx-gas-exceeds-block-gas-limit' },
  ],
  [
    'execution reverted',
    'the contract refused',
    { wallet: 'execution-reverted', developer: 'execution-reverted' },
    3,
  ],
  ['invalid opcode', 'compiled for a newer EVM than HAQQ has', { developer: 'invalid-opcode' }],
  [
    'max code size exceeded',
    'the contract has more than 24,576 bytes',
    { developer: 'max-code-size-exceeded-contract-creation-code-storage-out-of-gas' },
  ],
  [
    'precompile reverts or returns nothing',
    'no grant, a wrong owner, or the precompile is off',
    { developer: 'a-call-of-a-precompile-reverts-or-returns-nothing' },
  ],
  [
    'found more nested msgs than permitted',
    'authz messages are nested too deeply',
    { developer: 'nested-messages' },
  ],
  [
    'too many unbonding delegation entries',
    'seven withdrawals from this validator are running',
    { wallet: 'too-many-unbonding-delegation-entries', operator: 'too-many-unbondings' },
  ],
  [
    'redelegation to this validator already in progress',
    'stake that was moved cannot move on yet',
    { wallet: 'redelegation-already-in-progress', operator: 'transitive-redelegation' },
  ],
  [
    'no delegation for (address, validator) tuple',
    'this account has no stake with this validator',
    { wallet: 'no-delegation' },
  ],
  [
    'validator does not exist',
    'the address is wrong or from the other network',
    { wallet: 'validator-does-not-exist' },
  ],
  [
    'the method … does not exist/is not available',
    'the namespace is off, or HAQQ lacks the method',
    { developer: 'method-does-not-exist' },
  ],
  [
    'header not found, pruned state',
    'the node no longer has that height',
    { developer: 'pruned-state', operator: 'state-pruned' },
  ],
  [
    'height … is not available',
    'the node no longer has that block',
    { operator: 'height-not-available' },
  ],
  [
    'node is not persisting abci responses',
    'a setting discards the results of blocks',
    { operator: 'no-abci-responses' },
  ],
  [
    'query returned more than 10000 results',
    'the range of logs is too large',
    { developer: 'logs-limit' },
  ],
  [
    'filter not found',
    'the filter expired, or another node answers',
    { developer: 'filter-not-found' },
  ],
  [
    'decoding bech32 failed',
    'the address is of another chain or mistyped',
    { developer: 'bech32' },
  ],
  [
    '501 Not Implemented',
    'the node does not serve this REST path',
    { developer: 'not-implemented' },
  ],
  ['connection refused', 'nothing listens at that address', { operator: 'connection-refused' }],
  [
    'could not create directory ""',
    'haqqd prune without --home',
    { operator: 'prune-without-home' },
  ],
  [
    'resource temporarily unavailable',
    'another process has the database open',
    { operator: 'database-locked' },
  ],
  ['bind: address already in use', 'another program has the port', { operator: 'address-in-use' }],
  [
    'set min gas price in app.toml',
    'minimum-gas-prices is empty',
    { operator: 'no-min-gas-price' },
  ],
  [
    'cannot enable state sync snapshots',
    'snapshots and pruning "everything" exclude each other',
    { operator: 'pruning-everything' },
  ],
  [
    'genesis.json file already exists',
    'the home folder was initialised before',
    { operator: 'genesis-exists' },
  ],
  [
    'validator set is nil in genesis',
    'the genesis file is not that of the network',
    { operator: 'validator-set-nil' },
  ],
  [
    'version of store … mismatch',
    'the program does not fit the data',
    { operator: 'store-version' },
  ],
  [
    'too many open files',
    'the limit of the shell or unit is too low',
    { operator: 'too-many-open-files' },
  ],
  ['no space left on device', 'the disk is full', { operator: 'out-of-disk' }],
  [
    'Out of memory: Killed process',
    'the machine has no memory left, and the kernel ended the node',
    { operator: 'out-of-memory' },
  ],
  [
    'UPGRADE … NEEDED at height',
    'the network upgrades: another program is due',
    { operator: 'upgrade-needed' },
  ],
  [
    'BINARY UPDATED BEFORE TRIGGER',
    'the new program was started too early',
    { operator: 'binary-too-early' },
  ],
  [
    'Wrong app version …, upgrade handler is missing',
    'the old program was started after the upgrade',
    { operator: 'binary-too-old' },
  ],
  [
    'wrong Block.Header.AppHash',
    'this node computed another state than the network',
    { operator: 'wrong-app-hash' },
  ],
  [
    'state.AppHash does not match AppHash after replay',
    'the data of the node contradict one another',
    { operator: 'apphash-after-replay' },
  ],
  [
    'CONSENSUS FAILURE',
    'the node has stopped signing and goes on running',
    { operator: 'consensus-failure' },
  ],
  ['No addresses to dial', 'the node knows no peers', { operator: 'no-peers' }],
  [
    'peer is on a different network',
    'the genesis file or chain id is another',
    { operator: 'other-network' },
  ],
  ['Discovering snapshots', 'no peer offers a snapshot', { operator: 'discovering-snapshots' }],
  [
    "expected header's hash",
    'the trust hash does not belong to the trust height',
    { operator: 'trust-hash' },
  ],
  ['old header has expired', 'the trust height is too old', { operator: 'trust-expired' }],
  [
    'at least 2 RPC servers are required',
    'state sync needs two servers',
    { operator: 'two-servers' },
  ],
  [
    'Timed out waiting for snapshot chunks',
    'the peers with the snapshot are gone',
    { operator: 'chunk-timeout' },
  ],
  [
    'appHash verification failed',
    'the snapshot is not of this chain',
    { operator: 'snapshot-app-hash' },
  ],
  [
    'validator peer ID mismatch',
    'the address of the signer link names a node id',
    { operator: 'peer-id-mismatch' },
  ],
  [
    'conflicting data',
    'something else was signed at this height',
    { operator: 'conflicting-data' },
  ],
  [
    'height regression',
    'the signing record is ahead of the node',
    { operator: 'height-regression' },
  ],
  [
    'found signature from the same key',
    'another node signs with this key',
    { operator: 'double-sign-check' },
  ],
  ['endpoint connection timed out', 'the signer does not answer', { operator: 'signer-timeout' }],
  ['slashing and jailing validator', 'too many blocks were missed', { operator: 'jailed-in-log' }],
  [
    'binary not present, downloading disabled',
    'Cosmovisor lacks the program of the upgrade',
    { operator: 'cosmovisor-no-binary' },
  ],
  [
    'error while taking data backup',
    'Cosmovisor could not copy the data',
    { operator: 'cosmovisor-backup' },
  ],
  ['validator still jailed', 'the time in jail is not over', { operator: 'still-jailed' }],
  ['validator not jailed', 'there is nothing to unjail', { operator: 'not-jailed' }],
  [
    "validator's self delegation less than minimum",
    "the operator's own stake is too small",
    { operator: 'self-delegation-too-low' },
  ],
  [
    'validator for this address is currently jailed',
    'unjail it before cancelling an unbonding',
    { operator: 'cancel-while-jailed' },
  ],
  [
    'validator already exist for this pubkey',
    'the consensus key is in use',
    { operator: 'pubkey-exists' },
  ],
  [
    'commission cannot be changed more than once in 24h',
    'wait for a day',
    { operator: 'commission-too-soon' },
  ],
]

/** Every message that one of the three pages explains. */
export const errors: readonly CataloguedError[] = ROWS.map(([text, means, places, code]) => ({
  text,
  means,
  ...places,
  ...(code === undefined ? {} : { code }),
}))
