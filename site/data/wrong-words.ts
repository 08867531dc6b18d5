import type { TextRule } from '../checks/check-text.ts'
import { mainnet } from '../facts/mainnet.ts'

const UNBONDING = mainnet.unbondingPeriod.value

const NOT =
  /\b(?:never|not|no|nobody|none|nor|nowhere|only when|without|ignore|beware|trap|thie(?:f|ves)|imitat\w*|wants your coins|after your coins|leave at once)\b/i

const WRONG = { code: 'words/wrong', where: ['sentence'] } as const

/** What would cost a reader coins, wherever it is said. */
export const WRONG_WORDS: readonly TextRule[] = [
  {
    ...WRONG,
    says: /\b(?:send|give|share|tell|show|upload|photograph|e-?mail|needs?|asks? (?:you )?for|attach|include|submit)\b[^.;:]{0,2000}\b(?:seed|recovery|secret) phrase\b/gi,
    unless: NOT,
    expected: 'that nobody but the wallet itself, when it is restored, needs the phrase',
    fix: 'leave the phrase out: whoever has it has the coins',
  },
  {
    ...WRONG,
    says: /\b(?:photograph|screenshot|store)\b[^.]{0,2000}\b(?:online|cloud|phrase)\b/gi,
    unless: NOT,
    expected: 'paper, in two places',
    fix: 'do not recommend a copy that others can read',
  },
  {
    ...WRONG,
    says: /\b(?:keep|save|store|put|copy|back up|write)\b[^.]{0,500}\bphrase\b[^.]{0,500}\b(?:e-?mail|cloud|drive|notes app|file|messenger|password manager)\b/gi,
    unless: new RegExp(`${NOT.source}|\\b(?:paper|offline)\\b`, 'i'),
    expected: 'paper, in two places',
    fix: 'do not recommend a copy that others can read',
  },
  {
    ...WRONG,
    says: /\b(?:enter|type|paste)\b[^.;:]{0,500}\b(?:phrase|private key)\b[^.]{0,500}\b(?:page|site|form|chat|support|bot)\b/gi,
    unless: NOT,
    expected: 'that a phrase or key is entered in the wallet only',
    fix: 'leave it out: whoever has the phrase has the coins',
  },
  {
    ...WRONG,
    says: /\b(?:any|every) (?:other )?network (?:will do|works|is fine|can be used)\b|\bwhichever network\b/gi,
    expected: 'the one network over which the coins arrive',
    fix: 'name the network: over another one the coins arrive elsewhere or not at all',
  },
  {
    ...WRONG,
    says: /\b(?:unlimited|infinite|largest|highest|maximum) (?:possible )?(?:allowance|approval)\b|\ballowance\b[^.]{0,2000}\b(?:unlimited|infinite|largest|as high as possible)\b/gi,
    unless: NOT,
    expected: 'the amount that is needed',
    fix: 'recommend the amount of the transaction: an allowance without a limit can be used later',
  },
  {
    ...WRONG,
    says: /\b(?:undelegat|unbond|unstak|leaving)\w*\b[^.]{0,2000}\b(?:free at once|at any (?:moment|time)|instantly|immediately)\b/gi,
    unless: NOT,
    expected: `that leaving takes ${UNBONDING}`,
    fix: 'say how long the coins are not free',
  },
  {
    ...WRONG,
    says: /\b(?:take|copy|use) (?:the|an|its) address from (?:the|your) (?:last|latest|history|recent|list of)\b/gi,
    unless: NOT,
    expected: 'an address from the person or from own notes',
    fix: 'thieves put addresses that look alike into the history',
  },
  {
    ...WRONG,
    says: /\bredeem (?:it |them )?(?:in)?to (?:an|the|your) exchange\b/gi,
    unless: NOT,
    expected: 'an account of the reader',
    fix: 'redeemed coins may be locked in the account that receives them',
  },
]
