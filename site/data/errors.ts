/** A message of the node, of a wallet or of a tool, with the anchor of its entry for each kind of reader. */
export interface CataloguedError extends Partial<Readonly<Record<Role, string>>> {
  /** The part of the message that does not differ. */
  readonly text: string
  readonly means: string
  /** Code of the Cosmos SDK or of JSON-RPC, where there is one. */
  readonly code?: number
}

/** Kinds of readers, with the page that has their entries. */
export const ROLES = {
  wallet: { label: 'Wallet', page: '/user-guides/troubleshooting/' },
  developer: { label: 'Code', page: '/develop/troubleshooting/' },
  operator: { label: 'Node', page: '/l1-network/troubleshooting/' },
} as const

export type Role = keyof typeof ROLES

/** Every message that one of the three pages explains. */
export const errors: readonly CataloguedError[] = [
  {
    text: 'provided fee < minimum global fee',
    means: 'the gas price is below the floor of the network',
    wallet: 'provided-fee-minimum-global-fee',
    developer: 'insufficient-fee',
    code: 13,
  },
  {
    text: 'max fee per gas less than block base fee',
    means: 'the base fee rose above the highest price you allow',
    wallet: 'max-fee-per-gas-less-than-block-base-fee',
    developer: 'max-fee-per-gas-less-than-block-base-fee',
    code: 13,
  },
  {
    text: 'gas prices too low',
    means: 'a Cosmos transaction is priced below the base fee',
    wallet: 'gas-prices-too-low',
    developer: 'insufficient-fee',
    code: 13,
  },
  {
    text: 'insufficient fee',
    means: 'the fee is too small for the gas limit',
    wallet: 'insufficient-fee',
    developer: 'insufficient-fee',
    operator: 'insufficient-fees',
    code: 13,
  },
  {
    text: 'fee not provided',
    means: 'a command or program gave no fee',
    wallet: 'fee-not-provided',
    developer: 'insufficient-fee',
  },
  {
    text: 'insufficient staking rewards to cover transaction fees',
    means: 'neither balance nor rewards pay the fee',
    wallet: 'insufficient-staking-rewards-to-cover-transaction-fees',
    developer: 'insufficient-funds',
    operator: 'no-funds-for-fees',
  },
  {
    text: 'expected only use native token',
    means: 'the fee is in another coin than aISLM',
    operator: 'wrong-fee-coin',
    developer: 'insufficient-fee',
  },
  {
    text: 'max priority fee per gas higher than max fee per gas',
    means: 'the tip is above the highest price',
    developer: 'max-priority-fee-per-gas-higher-than-max-fee-per-gas',
  },
  {
    text: 'tx fee exceeds the configured cap',
    means: 'the setting txfee-cap of a node stops the fee',
    developer: 'tx-fee-exceeds-the-configured-cap',
  },
  {
    text: 'sender balance < tx cost',
    means: 'the balance does not hold amount and highest fee',
    wallet: 'sender-balance-tx-cost',
    developer: 'insufficient-funds',
    code: 5,
  },
  {
    text: 'insufficient funds',
    means: 'part of the balance is staked, locked or missing',
    wallet: 'insufficient-funds',
    developer: 'insufficient-funds',
    code: 5,
  },
  {
    text: 'clawback vesting account has insufficient unlocked tokens',
    means: 'the coins are locked',
    wallet: 'insufficient-unlocked-tokens',
    developer: 'insufficient-funds',
  },
  {
    text: 'cannot delegate unvested coins',
    means: 'the coins are not vested yet',
    wallet: 'cannot-delegate-unvested-coins',
  },
  {
    text: 'account … not found',
    means: 'the account never received a coin on this network',
    wallet: 'account-does-not-exist',
    developer: 'account-not-found',
    operator: 'account-not-found',
    code: 5,
  },
  {
    text: 'invalid nonce',
    means: 'another transaction of the account came first, or one is missing',
    wallet: 'nonce-too-low',
    developer: 'nonce-too-low',
    code: 3,
  },
  {
    text: 'nonce too high',
    means: 'an earlier transaction is missing',
    wallet: 'nonce-too-high',
    developer: 'nonce-too-low',
  },
  {
    text: 'account sequence mismatch',
    means: 'two transactions were signed with one sequence',
    wallet: 'account-sequence-mismatch',
    developer: 'account-sequence-mismatch',
    operator: 'account-sequence-mismatch',
    code: 32,
  },
  {
    text: 'tx already in mempool',
    means: 'the same bytes were sent twice',
    wallet: 'tx-already-in-mempool',
    developer: 'tx-already-in-mempool',
    operator: 'tx-in-cache',
    code: 19,
  },
  {
    text: 'mempool is full',
    means: 'the node takes no more transactions for now',
    operator: 'mempool-full',
    code: 20,
  },
  {
    text: 'a transaction is stuck',
    means: 'a second one with the same nonce is refused, whatever it pays',
    wallet: 'speeding-up-or-cancelling-has-no-effect',
    developer: 'a-transaction-is-stuck-and-cannot-be-replaced',
  },
  {
    text: 'signature verification failed',
    means: 'signed for another chain, account number or key type',
    wallet: 'signature-verification-failed',
    developer: 'signature-verification-failed',
    operator: 'signature-verification-failed',
    code: 4,
  },
  {
    text: 'invalid chain id for signer',
    means: 'signed for another EVM chain id',
    wallet: 'invalid-chain-id-for-signer',
    developer: 'invalid-chain-id-for-signer',
  },
  {
    text: 'only replay-protected (EIP-155) transactions allowed over RPC',
    means: 'the transaction has no chain id',
    wallet: 'only-replay-protected-transactions',
    developer: 'only-replay-protected-eip-155-transactions-allowed-over-rpc',
  },
  {
    text: 'unable to verify signer signature of EIP712 typed data',
    means: 'another text or another account was signed',
    wallet: 'unable-to-verify-signer-signature',
  },
  {
    text: 'the wallet asks for "blind signing"',
    means: 'a Ledger cannot show the request',
    wallet: 'the-wallet-asks-for-blind-signing',
  },
  {
    text: 'pubkey on account is not set',
    means: 'the first transaction of an account lacks its public key',
    developer: 'pubkey-on-account-is-not-set',
  },
  {
    text: 'the sender is not EOA',
    means: 'the sender has contract code',
    developer: 'the-sender-is-not-eoa',
  },
  {
    text: 'out of gas',
    means: 'the gas limit was too low for the work',
    wallet: 'out-of-gas',
    developer: 'out-of-gas',
    operator: 'out-of-gas',
    code: 11,
  },
  {
    text: 'gas limit too low',
    means: 'the limit is below the fixed cost of a transaction',
    wallet: 'gas-limit-too-low',
    developer: 'intrinsic-gas-too-low',
  },
  {
    text: 'gas required exceeds allowance',
    means: 'no limit works: look for the reason with eth_call',
    developer: 'gas-required-exceeds-allowance',
  },
  {
    text: 'exceeds block gas limit',
    means: 'no block can hold the limit',
    wallet: 'tx-gas-exceeds-block-gas-limit',
    developer: 'tx-gas-exceeds-block-gas-limit',
  },
  {
    text: 'execution reverted',
    means: 'the contract refused',
    wallet: 'execution-reverted',
    developer: 'execution-reverted',
    code: 3,
  },
  {
    text: 'invalid opcode',
    means: 'compiled for a newer EVM than HAQQ has',
    developer: 'invalid-opcode',
  },
  {
    text: 'max code size exceeded',
    means: 'the contract has more than 24,576 bytes',
    developer: 'max-code-size-exceeded-contract-creation-code-storage-out-of-gas',
  },
  {
    text: 'precompile reverts or returns nothing',
    means: 'no grant, a wrong owner, or the precompile is off',
    developer: 'a-call-of-a-precompile-reverts-or-returns-nothing',
  },
  {
    text: 'found more nested msgs than permitted',
    means: 'authz messages are nested too deeply',
    developer: 'nested-messages',
  },
  {
    text: 'too many unbonding delegation entries',
    means: 'seven withdrawals from this validator are running',
    wallet: 'too-many-unbonding-delegation-entries',
    operator: 'too-many-unbondings',
  },
  {
    text: 'redelegation to this validator already in progress',
    means: 'stake that was moved cannot move on yet',
    wallet: 'redelegation-already-in-progress',
    operator: 'transitive-redelegation',
  },
  {
    text: 'no delegation for (address, validator) tuple',
    means: 'this account has no stake with this validator',
    wallet: 'no-delegation',
  },
  {
    text: 'validator does not exist',
    means: 'the address is wrong or from the other network',
    wallet: 'validator-does-not-exist',
  },
  {
    text: 'the method … does not exist/is not available',
    means: 'the namespace is off, or HAQQ lacks the method',
    developer: 'method-does-not-exist',
  },
  {
    text: 'header not found, pruned state',
    means: 'the node no longer has that height',
    developer: 'pruned-state',
    operator: 'state-pruned',
  },
  {
    text: 'height … is not available',
    means: 'the node no longer has that block',
    operator: 'height-not-available',
  },
  {
    text: 'node is not persisting abci responses',
    means: 'a setting discards the results of blocks',
    operator: 'no-abci-responses',
  },
  {
    text: 'query returned more than 10000 results',
    means: 'the range of logs is too large',
    developer: 'logs-limit',
  },
  {
    text: 'filter not found',
    means: 'the filter expired, or another node answers',
    developer: 'filter-not-found',
  },
  {
    text: 'decoding bech32 failed',
    means: 'the address is of another chain or mistyped',
    developer: 'bech32',
  },
  {
    text: '501 Not Implemented',
    means: 'the node does not serve this REST path',
    developer: 'not-implemented',
  },
  {
    text: 'connection refused',
    means: 'nothing listens at that address',
    operator: 'connection-refused',
  },
  {
    text: 'could not create directory ""',
    means: 'haqqd prune without --home',
    operator: 'prune-without-home',
  },
  {
    text: 'resource temporarily unavailable',
    means: 'another process has the database open',
    operator: 'database-locked',
  },
  {
    text: 'bind: address already in use',
    means: 'another program has the port',
    operator: 'address-in-use',
  },
  {
    text: 'set min gas price in app.toml',
    means: 'minimum-gas-prices is empty',
    operator: 'no-min-gas-price',
  },
  {
    text: 'cannot enable state sync snapshots',
    means: 'snapshots and pruning "everything" exclude each other',
    operator: 'pruning-everything',
  },
  {
    text: 'genesis.json file already exists',
    means: 'the home folder was initialised before',
    operator: 'genesis-exists',
  },
  {
    text: 'validator set is nil in genesis',
    means: 'the genesis file is not that of the network',
    operator: 'validator-set-nil',
  },
  {
    text: 'version of store … mismatch',
    means: 'the program does not fit the data',
    operator: 'store-version',
  },
  {
    text: 'too many open files',
    means: 'the limit of the shell or unit is too low',
    operator: 'too-many-open-files',
  },
  { text: 'no space left on device', means: 'the disk is full', operator: 'out-of-disk' },
  {
    text: 'Out of memory: Killed process',
    means: 'the machine has no memory left, and the kernel ended the node',
    operator: 'out-of-memory',
  },
  {
    text: 'UPGRADE … NEEDED at height',
    means: 'the network upgrades: another program is due',
    operator: 'upgrade-needed',
  },
  {
    text: 'BINARY UPDATED BEFORE TRIGGER',
    means: 'the new program was started too early',
    operator: 'binary-too-early',
  },
  {
    text: 'Wrong app version …, upgrade handler is missing',
    means: 'the old program was started after the upgrade',
    operator: 'binary-too-old',
  },
  {
    text: 'wrong Block.Header.AppHash',
    means: 'this node computed another state than the network',
    operator: 'wrong-app-hash',
  },
  {
    text: 'state.AppHash does not match AppHash after replay',
    means: 'the data of the node contradict one another',
    operator: 'apphash-after-replay',
  },
  {
    text: 'CONSENSUS FAILURE',
    means: 'the node has stopped signing and goes on running',
    operator: 'consensus-failure',
  },
  { text: 'No addresses to dial', means: 'the node knows no peers', operator: 'no-peers' },
  {
    text: 'peer is on a different network',
    means: 'the genesis file or chain id is another',
    operator: 'other-network',
  },
  {
    text: 'Discovering snapshots',
    means: 'no peer offers a snapshot',
    operator: 'discovering-snapshots',
  },
  {
    text: "expected header's hash",
    means: 'the trust hash does not belong to the trust height',
    operator: 'trust-hash',
  },
  {
    text: 'old header has expired',
    means: 'the trust height is too old',
    operator: 'trust-expired',
  },
  {
    text: 'at least 2 RPC servers are required',
    means: 'state sync needs two servers',
    operator: 'two-servers',
  },
  {
    text: 'Timed out waiting for snapshot chunks',
    means: 'the peers with the snapshot are gone',
    operator: 'chunk-timeout',
  },
  {
    text: 'appHash verification failed',
    means: 'the snapshot is not of this chain',
    operator: 'snapshot-app-hash',
  },
  {
    text: 'validator peer ID mismatch',
    means: 'the address of the signer link names a node id',
    operator: 'peer-id-mismatch',
  },
  {
    text: 'conflicting data',
    means: 'something else was signed at this height',
    operator: 'conflicting-data',
  },
  {
    text: 'height regression',
    means: 'the signing record is ahead of the node',
    operator: 'height-regression',
  },
  {
    text: 'found signature from the same key',
    means: 'another node signs with this key',
    operator: 'double-sign-check',
  },
  {
    text: 'endpoint connection timed out',
    means: 'the signer does not answer',
    operator: 'signer-timeout',
  },
  {
    text: 'slashing and jailing validator',
    means: 'too many blocks were missed',
    operator: 'jailed-in-log',
  },
  {
    text: 'binary not present, downloading disabled',
    means: 'Cosmovisor lacks the program of the upgrade',
    operator: 'cosmovisor-no-binary',
  },
  {
    text: 'error while taking data backup',
    means: 'Cosmovisor could not copy the data',
    operator: 'cosmovisor-backup',
  },
  {
    text: 'validator still jailed',
    means: 'the time in jail is not over',
    operator: 'still-jailed',
  },
  { text: 'validator not jailed', means: 'there is nothing to unjail', operator: 'not-jailed' },
  {
    text: "validator's self delegation less than minimum",
    means: "the operator's own stake is too small",
    operator: 'self-delegation-too-low',
  },
  {
    text: 'validator for this address is currently jailed',
    means: 'unjail it before cancelling an unbonding',
    operator: 'cancel-while-jailed',
  },
  {
    text: 'validator already exist for this pubkey',
    means: 'the consensus key is in use',
    operator: 'pubkey-exists',
  },
  {
    text: 'commission cannot be changed more than once in 24h',
    means: 'wait for a day',
    operator: 'commission-too-soon',
  },
]
