import { mnemonicToAccount } from 'viem/accounts'
import { bech32Of } from '../answers/chain-history.ts'

/** Seed phrase of Ethereum's development tools: public, and worth nothing. */
export const SEED_PHRASE = 'test test test test test test test test test test test junk'
/** The address of its first account on every chain of `haqqd`. */
export const SEED_ADDRESS = bech32Of(mnemonicToAccount(SEED_PHRASE).address)
