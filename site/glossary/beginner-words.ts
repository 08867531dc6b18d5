/** A word that beginners have not met, and the entry of the glossary that explains it. */
export interface BeginnerWord {
  readonly pattern: RegExp
  /** Anchor in the glossary. */
  readonly entry: string
}

const word = (entry: string, forms: string): BeginnerWord => ({
  entry,
  pattern: new RegExp(`(?<![\\w-])(?:${forms})(?![\\w-])`),
})

/** The words that user guides explain where they stand first, with the forms they appear in. */
export const BEGINNER_WORDS: readonly BeginnerWord[] = [
  word('active-set', 'active set'),
  word('airdrop', '[Aa]irdrops?'),
  word('allowance', '[Aa]llowances?'),
  word('authz', 'authz grants?'),
  word('base-fee', '[Bb]ase fee'),
  word('bech32', '[Bb]ech32'),
  word('bridge', '[Bb]ridges?'),
  word('chain-id', '[Cc]hain id'),
  word('channel', '[Cc]hannels?'),
  word('commission', '[Cc]ommission'),
  word('eip-712', 'EIP-712'),
  word('erc-20', 'ERC-20'),
  word('erc-721', 'ERC-721'),
  word('evm', 'EVM'),
  word('explorer', '[Ee]xplorers?'),
  word('faucet', '[Ff]aucets?'),
  word('gas', '[Gg]as'),
  word('governance', '[Gg]overnance'),
  word('gwei', 'gwei'),
  word('hardware-wallet', '[Hh]ardware wallets?'),
  word('ibc', 'IBC'),
  word('ipfs', 'IPFS'),
  word('jailed', '[Jj]ailed'),
  word('memo', '[Mm]emo'),
  word('nonce', '[Nn]once'),
  word('private-key', '[Pp]rivate keys?'),
  word('redelegate', '[Rr]edelegat(?:e|ed|ing|ion)'),
  word('relayer', '[Rr]elayers?'),
  word('representation', '[Rr]epresentations?'),
  word('rpc-endpoint', 'RPC'),
  word('seed-phrase', '[Ss]eed phrase'),
  word('slashing', '[Ss]lash(?:ing|ed)'),
  word('slippage', '[Ss]lippage'),
  word('testnet', '[Tt]est network|[Tt]estnet'),
  word('unbonding', '[Uu]nbonding'),
  word('validator', '[Vv]alidators?'),
  word('vesting', '[Vv]esting'),
]
