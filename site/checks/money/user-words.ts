import { mainnet } from '../../facts/mainnet.ts'
import type { PageWords, WrongWords } from './check-words.ts'

const GUIDES = 'content/user-guides'
const UNBONDING = mainnet.unbondingPeriod.value

/** What these pages say where readers would otherwise lose coins. */
export const NEEDED_WORDS: readonly PageWords[] = [
  {
    page: `${GUIDES}/emergency.md`,
    section: 'Somebody has the phrase or key',
    says: /\btokens\b.*\bUndelegate\b.*\bISLM last\b/i,
    expected: 'the order: tokens, then undelegate, then the ISLM last',
    fix: 'keep that order: an account without ISLM cannot pay for the steps after it',
  },
  {
    page: `${GUIDES}/emergency.md`,
    section: 'Somebody has the phrase or key',
    says: /\bkeep about 0\.1 ISLM\b/,
    expected: 'that about 0.1 ISLM is kept for fees',
    fix: 'say it: what comes back from staking has to be sent on, which costs a fee',
  },
  {
    page: `${GUIDES}/emergency.md`,
    section: 'The phrase is lost',
    says: /\btokens\b.*\bUndelegate\b.*\bISLM last\b/i,
    expected: 'the order: tokens, then undelegate, then the ISLM last',
    fix: 'keep that order: an account without ISLM cannot pay for the steps after it',
  },
  {
    page: `${GUIDES}/stake.md`,
    section: 'What you agree to',
    says: new RegExp(`\\bLeaving takes ${UNBONDING}`),
    expected: `"Leaving takes ${UNBONDING}"`,
    fix: 'say how long the coins are not free, before somebody stakes what they need',
  },
  {
    page: 'content/develop/faucet.md',
    section: 'Before you start',
    says: /\bnever needs a private key, a seed phrase\b/,
    expected: 'that a faucet never needs a private key or a seed phrase',
    fix: 'say it: imitations of faucets ask for the phrase',
  },
  {
    page: `${GUIDES}/connect-your-wallet/Metamask.md`,
    section: 'Install',
    says: /\bonly when you restore a wallet, never on a web page and never in a chat\b/,
    expected: 'that MetaMask asks for the phrase only when you restore a wallet',
    fix: 'say when the wallet asks for the phrase, and that nobody else does',
  },
  {
    page: `${GUIDES}/connect-your-wallet/Metamask.md`,
    section: 'Collect information for support',
    says: /\bno keys\b.*\bonly to MetaMask's official support\b/,
    expected: "that the file holds no keys, and goes only to MetaMask's official support",
    fix: 'say to whom the file goes, and that it has no keys in it',
  },
  {
    page: `${GUIDES}/connect-your-wallet/Keplr.md`,
    section: 'Create or import an account',
    says: /\bDo not store it online and never enter it in a web page\b/,
    expected: 'that the phrase is not stored online nor entered in a web page',
    fix: 'say it where the phrase is shown for the first time',
  },
  {
    page: `${GUIDES}/wallet.md`,
    section: 'Set up safely',
    says: /\bdo not photograph it, store it online, or enter it anywhere except in the wallet itself\b/,
    expected: 'that the phrase is not photographed, stored online or entered elsewhere',
    fix: 'say it where the reader writes the phrase down',
  },
  {
    page: `${GUIDES}/swap.md`,
    section: 'Swap',
    says: /\ballowance\b.*\bChange it to the amount of this swap\b/,
    expected: 'that the allowance is changed to the amount of this swap',
    fix: 'say it: a larger allowance lets the contract take what is in the account later',
  },
  {
    page: `${GUIDES}/crosschainswap.md`,
    section: 'Step by step',
    says: /\ballowance\b[^.]*\blimited to the amount\b/,
    expected: 'that the allowance is limited to the amount',
    fix: 'say it: a larger allowance lets the contract take what is in the account later',
  },
  {
    page: `${GUIDES}/crosschainswap.md`,
    section: 'Before you start',
    says: /\bNever enter the deposit address of an exchange\b/,
    expected: 'that the recipient is never the deposit address of an exchange',
    fix: 'say it: an exchange does not credit tokens that arrive over a bridge',
  },
  {
    page: `${GUIDES}/get-islm.md`,
    section: 'Withdraw from an exchange',
    says: /\bIt must be HAQQ Network\b.*\bdo not choose another one\b/,
    expected: 'that the network must be HAQQ Network, and that no other is chosen',
    fix: 'say it: over another network the coins arrive elsewhere or not at all',
  },
  {
    page: `${GUIDES}/receive-and-send.md`,
    section: 'Never copy an address from the history',
    says: /\bTake an address from the person or from your own notes\b/,
    expected: 'that an address is taken from the person or from own notes',
    fix: 'say it: thieves put addresses that look alike into the history',
  },
  {
    page: 'content/l2-network/bridge.md',
    section: 'Get test ETH',
    says: /\bleave some on Sepolia\b/,
    expected: 'that some ETH stays on Sepolia',
    fix: 'say it: a withdrawal needs two transactions there',
  },
  {
    page: 'content/learn/ecosystem/vesting.md',
    says: /\bDo not redeem into an exchange address\b/,
    expected: 'that nobody redeems into an exchange address',
    fix: 'say it: redeemed coins may be locked in the account that receives them',
  },
]

const NOT =
  /\b(?:never|not|no|nobody|none|nor|nowhere|only when|without|ignore|beware|trap|thie|imitat|wants your coins|after your coins|leave at once|except|clean|saw|seen)\b/i

/** What would cost a reader coins, wherever it is said. */
export const WRONG_WORDS: readonly WrongWords[] = [
  {
    says: /\b(?:send|give|share|tell|show|upload|photograph|e-?mail|needs?|asks? (?:you )?for|attach|include|submit)\b[^.;:]*\b(?:seed|recovery|secret) phrase\b/i,
    unless: NOT,
    expected: 'that nobody but the wallet itself, when it is restored, needs the phrase',
    fix: 'leave the phrase out: whoever has it has the coins',
  },
  {
    says: /\b(?:photograph|screenshot|store)\b[^.]*\b(?:online|cloud|phrase)\b/i,
    unless: NOT,
    expected: 'paper, in two places',
    fix: 'do not recommend a copy that others can read',
  },
  {
    says: /\b(?:keep|save|store|put|copy|back up|write)\b[^.]*\bphrase\b[^.]*\b(?:e-?mail|cloud|drive|notes app|file|messenger|password manager)\b/i,
    unless: new RegExp(`${NOT.source}|\\b(?:paper|offline)\\b`, 'i'),
    expected: 'paper, in two places',
    fix: 'do not recommend a copy that others can read',
  },
  {
    says: /\b(?:enter|type|paste)\b[^.;:]*\b(?:phrase|private key)\b[^.]*\b(?:page|site|form|chat|support|bot)\b/i,
    unless: NOT,
    expected: 'that a phrase or key is entered in the wallet only',
    fix: 'leave it out: whoever has the phrase has the coins',
  },
  {
    says: /\b(?:any|every) (?:other )?network (?:will do|works|is fine|can be used)\b|\bwhichever network\b/i,
    expected: 'the one network over which the coins arrive',
    fix: 'name the network: over another one the coins arrive elsewhere or not at all',
  },
  {
    says: /\b(?:unlimited|infinite|largest|highest|maximum) (?:possible )?(?:allowance|approval)\b|\ballowance\b[^.]*\b(?:unlimited|infinite|largest|as high as possible)\b/i,
    unless: NOT,
    expected: 'the amount that is needed',
    fix: 'recommend the amount of the transaction: an allowance without a limit can be used later',
  },
  {
    says: /\b(?:undelegat|unbond|unstak|leaving)\w*\b[^.]*\b(?:free at once|at any (?:moment|time)|instantly|immediately)\b/i,
    unless: NOT,
    expected: `that leaving takes ${UNBONDING}`,
    fix: 'say how long the coins are not free',
  },
  {
    says: /\b(?:take|copy|use) (?:the|an|its) address from (?:the|your) (?:last|latest|history|recent|list of)\b/i,
    unless: NOT,
    expected: 'an address from the person or from own notes',
    fix: 'thieves put addresses that look alike into the history',
  },
  {
    says: /\bredeem (?:it |them )?(?:in)?to (?:an|the|your) exchange\b/i,
    unless: NOT,
    expected: 'an account of the reader',
    fix: 'redeemed coins may be locked in the account that receives them',
  },
]
