import type { KeptSentence } from '../checks/money/check-kept.ts'
import { mainnet } from '../facts/mainnet.ts'

const UNBONDING = mainnet.unbondingPeriod.value

/**
 * What pages say where readers would otherwise lose coins. A mark in the page names the sentence, so
 * that it may move; the patterns ask for the warning, not for its wording.
 */
export const KEPT_SENTENCES: readonly KeptSentence[] = [
  {
    id: 'leaked-phrase-order',
    says: /\btokens\b.{0,3000}\bUndelegate\b.{0,3000}\bISLM last\b/i,
    expected: 'the order: tokens, then undelegate, then the ISLM last',
    fix: 'keep that order: an account without ISLM cannot pay for the steps after it',
  },
  {
    id: 'leaked-phrase-fees',
    says: /\bkeep about 0\.1 ISLM\b/,
    expected: 'that about 0.1 ISLM is kept for fees',
    fix: 'say it: what comes back from staking has to be sent on, which costs a fee',
  },
  {
    id: 'lost-phrase-order',
    says: /\btokens\b.{0,3000}\bUndelegate\b.{0,3000}\bISLM last\b/i,
    expected: 'the order: tokens, then undelegate, then the ISLM last',
    fix: 'keep that order: an account without ISLM cannot pay for the steps after it',
  },
  {
    id: 'stake-leaving-time',
    says: new RegExp(`\\bLeaving takes ${UNBONDING}`),
    expected: `"Leaving takes ${UNBONDING}"`,
    fix: 'say how long the coins are not free, before somebody stakes what they need',
  },
  {
    id: 'faucet-never-needs',
    says: /\bnever\b[^.]{0,2000}\b(?:private key|seed phrase)\b/i,
    expected: 'that a faucet never needs a private key or a seed phrase',
    fix: 'say it: imitations of faucets ask for the phrase',
  },
  {
    id: 'metamask-phrase',
    says: /\bonly when\b[^.]{0,600}\brestore\b[^.]{0,600}\bnever\b/i,
    expected: 'that MetaMask asks for the phrase only when you restore a wallet',
    fix: 'say when the wallet asks for the phrase, and that nobody else does',
  },
  {
    id: 'metamask-support-file',
    says: /\bno keys\b.{0,3000}\bonly\b[^.]{0,600}\bofficial support\b/i,
    expected: "that the file holds no keys, and goes only to MetaMask's official support",
    fix: 'say to whom the file goes, and that it has no keys in it',
  },
  {
    id: 'keplr-phrase',
    says: /\b(?:not|never)\b[^.]{0,300}\bstore\b[^.]{0,300}\bonline\b[^.]{0,300}\b(?:never|or|nor)\b[^.]{0,300}\bweb page\b/i,
    expected: 'that the phrase is not stored online nor entered in a web page',
    fix: 'say it where the phrase is shown for the first time',
  },
  {
    id: 'wallet-phrase',
    says: /\b(?:not|never)\b[^.]{0,300}\bphotograph\b[^.]{0,300}\bonline\b[^.]{0,300}\bexcept in the wallet\b/i,
    expected: 'that the phrase is not photographed, stored online or entered elsewhere',
    fix: 'say it where the reader writes the phrase down',
  },
  {
    id: 'swap-allowance',
    says: /\ballowance\b.{0,3000}\b(?:change|set|limit|lower|reduce)\b[^.]{0,600}\bamount\b/i,
    expected: 'that the allowance is changed to the amount of this swap',
    fix: 'say it: a larger allowance lets the contract take what is in the account later',
  },
  {
    id: 'bridge-allowance',
    says: /\ballowance\b[^.]{0,600}\b(?:limit|set|change)\w*\b[^.]{0,600}\bamount\b/i,
    expected: 'that the allowance is limited to the amount',
    fix: 'say it: a larger allowance lets the contract take what is in the account later',
  },
  {
    id: 'bridge-recipient',
    says: /\bnever\b[^.]{0,2000}\bdeposit address of an exchange\b/i,
    expected: 'that the recipient is never the deposit address of an exchange',
    fix: 'say it: an exchange does not credit tokens that arrive over a bridge',
  },
  {
    id: 'withdrawal-network',
    says: /\bmust be HAQQ Network\b.{0,3000}\b(?:not|never)\b[^.]{0,600}\banother\b/i,
    expected: 'that the network must be HAQQ Network, and that no other is chosen',
    fix: 'say it: over another network the coins arrive elsewhere or not at all',
  },
  {
    id: 'address-history',
    says: /\baddress from the person\b[^.]{0,2000}\bnotes\b/i,
    expected: 'that an address is taken from the person or from own notes',
    fix: 'say it: thieves put addresses that look alike into the history',
  },
  {
    id: 'bridge-keep-eth',
    says: /\b(?:leave|keep) some\b[^.]{0,2000}\bon Sepolia\b/i,
    expected: 'that some ETH stays on Sepolia',
    fix: 'say it: a withdrawal needs two transactions there',
  },
  {
    id: 'vesting-redeem',
    says: /\b(?:not|never)\b[^.]{0,600}\bredeem\b[^.]{0,600}\bexchange address\b/i,
    expected: 'that nobody redeems into an exchange address',
    fix: 'say it: redeemed coins may be locked in the account that receives them',
  },
]
