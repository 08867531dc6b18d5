/** Words that carry no meaning in a question; they count only when nothing else is left. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our should so than that the their them then there these they this to was we were what when where which who why will with would you your via about get use using much many long go'.split(
    ' ',
  ),
)

/** Groups of words that mean the same to a reader. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['unstake', 'unstaking', 'undelegate', 'unbond', 'unbonding'],
  ['stake', 'delegate', 'bond'],
  ['apr', 'apy', 'yield', 'reward', 'staking rewards', 'reward coefficient'],
  ['slashing', 'slash', 'penalty', 'punishment', 'jailed'],
  ['explorer', 'block explorer', 'scanner', 'block scanner', 'etherscan'],
  ['bridge', 'cross-chain', 'crosschain', 'cross chain'],
  ['layer 2', 'l2', 'rollup', 'optimism'],
  ['deeplink', 'deep link', 'dynamic link'],
  ['cometbft', 'tendermint'],
  ['token', 'coin'],
  ['seed phrase', 'mnemonic', 'recovery phrase', 'secret words'],
  ['private key', 'secret key'],
  ['faucet', 'test coins', 'test tokens', 'free coins'],
  ['fee', 'gas', 'cost', 'price'],
  ['endpoint', 'rpc', 'url'],
  ['testnet', 'test network'],
  ['mainnet', 'main network'],
  ['snapshot', 'quick sync'],
  ['disk', 'storage', 'disk space'],
  ['kms', 'tmkms', 'remote signer', 'hsm'],
]
