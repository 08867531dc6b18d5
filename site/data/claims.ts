import type { TextRule } from '../checks/check-text.ts'
import { chainIdsOf } from '../copy-values/chain-ids.ts'
import { coin, evm } from '../facts/common.ts'
import { mainnet } from '../facts/mainnet.ts'
import { network } from '../network.ts'
import { MIXED_NETWORKS } from './mixed-networks.ts'

const TARGET = evm.target.value
const OTHER_LEVELS =
  'homestead byzantium constantinople istanbul berlin london paris shanghai cancun prague osaka'
    .split(' ')
    .filter((name) => name !== TARGET)
    .map((name) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`)

// A label of a wallet has the name of an id, and no digit.
const CHAIN_IDS = [...chainIdsOf(network)].filter((id) => /\d/.test(id))
const COSMOS_IDS = CHAIN_IDS.filter((id) => id.includes('-')).map((id) => id.replace('haqq_', ''))
const KNOWN_EVM_IDS = CHAIN_IDS.filter((id) => !id.includes('-'))
const EVM_IDS = KNOWN_EVM_IDS.map(mistypedId)

/** What says that the number after it is a chain id. */
const CHAIN_ID =
  /(?:\bchain[ _-]?id|\bnetwork[ _-]?id|\beip155|\/chain\/)(?:["'`*\s:=|(]|\bis\b){0,12}(?<![\w.,-])/
    .source

/** Spellings of the denomination that the node does not know. */
const OTHER_NAME =
  /(?:\bAISLM\b|(?<![A-Za-z_./#-])(?:(?!aISLM\b)[Aa][Ii][Ss][Ll][Mm]|a?I(?:SML|LSM))\b(?!-|\.\w))/
    .source

/** A paragraph that also quotes the right name may quote the wrong one to warn of it. */
const NOT_QUOTED =
  /(?!(?<=`aISLM`(?:(?!\n\s*\n)[\s\S]){0,300}`)\w+`)(?!(?<=`)\w+`(?:(?!\n\s*\n)[\s\S]){0,300}`aISLM`)/
    .source

/** Matches an id with one wrong digit, or with two neighbours that changed places. */
function mistypedId(id: string): string {
  const [digit, first] = id.startsWith('0x') ? ['[\\da-fA-F]', 2] : ['\\d', 0]
  const wrong = Array.from({ length: id.length - first }, (_, index) => {
    const [at, next] = [first + index, first + index + 1]
    const swapped = `${id.slice(next, next + 1)}${id.charAt(at)}`
    return [
      `${id.slice(0, at)}${digit}${id.slice(next)}`,
      `${id.slice(0, at)}${swapped}${id.slice(next + 1)}`,
    ]
  })
  return `(?!${id}\\b)(?:${wrong.flat().join('|')})`
}

/** What no page may say: it would cost a reader stake or coins, be wrong, or not help its readers. */
export const CLAIMS: readonly TextRule[] = [
  {
    code: 'claim/health-probe',
    says: /(?<![\w/.-])\/health\b/g,
    unless: /\((?:[^)]{0,2000}monitoring\.md)?#block-age\)/,
    expected: 'a link to the probe that compares the age of the last block',
    fix: 'link to #block-age of monitoring.md: /health answers while consensus has failed',
    where: ['prose'],
  },
  {
    code: 'claim/init-overwrites',
    // A paragraph is one line: the flag may come sentences later. `keys add --recover` is another flag.
    says: /\binit\b(?!.{0,2000}\bkeys add\b).{0,2000}--recover\b|--recover\b.{0,2000}\binit\b/g,
    unless: /\boverwrites? [^.]{0,2000}key/,
    expected: 'a sentence that says which files the flag overwrites',
    fix: 'say that init --recover overwrites the consensus key and the signing record',
    where: ['prose'],
  },
  {
    code: 'claim/init-overwrites',
    says: /\binit\b.{0,2000}--overwrite\b|--overwrite\b.{0,2000}\binit\b/g,
    unless:
      /\boverwrites? `?(?:genesis\.json`? and `?config\.toml|config\.toml`? and `?genesis\.json)/,
    expected: 'a sentence that says which files the flag overwrites',
    fix: 'say that init --overwrite overwrites genesis.json and config.toml',
    where: ['prose'],
  },
  {
    code: 'claim/signer-node-id',
    says: /tcp:\/\/[^\s"'`@/]+@[^\s"'`]*:26659|\baddr\s*=\s*["']tcp:\/\/[^"'@]+@/g,
    expected: 'the address of the node without an id',
    fix: 'remove the id: the node makes a new key for this connection at every start, so a signer that expects an id refuses it',
    where: ['prose', 'code'],
  },
  {
    code: 'claim/signer-node-id',
    says: /\bid (?:before|in front of) the address\b|\b(?:disappears|vanishes) once\b.{0,2000}\bid\b|`addr` contains the (?:node's )?id\b/g,
    unless: /\b(?:do not|never|remove)\b/i,
    expected: 'that no id stands in addr',
    fix: 'say that the id must be left out: the node makes a new key for this connection at every start',
    where: ['prose'],
  },
  {
    code: 'claim/waits-for-height',
    says: /\bsigns? nothing until the network (?:has passed|passes)\b/g,
    expected: 'whether blocks were made after the upgrade',
    fix: 'tell the two cases apart: once blocks were made, two thirds with their records refuse to sign them again, and the network never passes that height',
    where: ['prose'],
  },
  {
    code: 'claim/process-as-monitor',
    says: /\b(?:monitor|probe|alert)s?\b.{0,2000}`systemctl is-active|`systemctl is-active[^`]{0,2000}`.{0,2000}\b(?:monitor|probe|alert)/g,
    unless: /\((?:[^)]{0,2000}monitoring\.md)?#block-age\)/,
    expected: 'a link to the probe that compares the age of the last block',
    fix: 'link to #block-age of monitoring.md: the process runs while consensus has failed',
    where: ['prose'],
  },
  {
    code: 'claim/which-version',
    says: /\bcompare\b[^|]{0,2000}`haqqd version`/gi,
    unless: /#which-haqqd-runs/,
    expected: 'the version of the program that the service runs',
    fix: 'link to #which-haqqd-runs: after an upgrade by Cosmovisor haqqd in PATH is the old version',
    where: ['prose'],
  },
  {
    code: 'claim/listens-locally',
    says: /\b(?:everything|all) (?:else|others?)\b.{0,2000}\blistens? on (?:the machine itself|localhost)/gi,
    expected: 'which ports listen on every address once they are on',
    fix: 'name the metrics and Rosetta: by default both listen on every address',
    where: ['prose'],
  },
  {
    code: 'claim/quiet-log',
    says: /\blog_level\s*=\s*"(?:warn|error|none)"|--log_level[ =](?:warn|error|none)\b/g,
    expected: 'log_level = "info"',
    fix: 'leave the level at info: the lines that other pages tell the reader to look for have it',
    where: ['prose', 'code'],
  },
  {
    code: 'claim/low-gas',
    says: /--gas-adjustment[= ]1(?:\.[0-4]\d*)?(?![\d.])/g,
    unless: /\bfail/,
    expected: '--gas-adjustment of 1.5',
    fix: 'write 1.5: edit-validator needs more than 1.3 times what it estimates',
    where: ['prose', 'code'],
  },
  {
    code: 'claim/dynamic-fee',
    says: /\bdynamic_gas_price\b/g,
    unless: /\b(?:off|not)\b/,
    expected: 'that dynamic_gas_price stays off',
    fix: 'say that Hermes cannot ask this chain for its fee, so it would cap the price below the base fee',
    where: ['prose', 'code'],
  },
  {
    code: 'amount/unlimited',
    says: /type\(uint256\)\.max|\bMaxUint256\b|\bmaxUint256\b|\bmax-uint\b|\b(?:0x)?f{64}\b|\b1157920892373161954235709850086879078532699846656405640394575840079131296399\d\d\b|\b2\s*\*\*\s*256\b/gi,
    expected: 'the amount that the next step needs',
    fix: 'name an amount: an allowance without a limit lets the contract take everything, also what arrives later',
    where: ['code'],
  },
  {
    code: 'claim/no-grace',
    says: /DAEMON_HOME=[\s\S]*?^ExecStart=.*cosmovisor|^ExecStart=.*cosmovisor[\s\S]*?DAEMON_HOME=/gm,
    unless: /DAEMON_SHUTDOWN_GRACE=/,
    expected: 'Environment="DAEMON_SHUTDOWN_GRACE=30s" in the unit of Cosmovisor',
    fix: 'set it: by default Cosmovisor kills the node at once, in the middle of what it writes',
    where: ['block'],
  },
  {
    code: 'amount/fixed-time',
    // The timeout of a transfer: the height, which is 0, and then nanoseconds; or its flag or field.
    says: /\(0,\s*0\)["']?[\s\\]+["']?\d{10,}|--packet-timeout-timestamp[= ]\d{18,}|\b(?:timeout_?timestamp|deadline)["']?\s*[:=]\s*["']?\d{10,}/gi,
    expected: 'a time that the block computes, ten minutes ahead',
    fix: 'compute it, as in "$(( ($(date +%s) + 600) ))000000000": coins of a transfer that nobody delivers are held until this time',
    where: ['program'],
  },
  {
    code: 'fact/evm-target',
    says: new RegExp(
      [
        `\\bevm_?[vV]ersion\\s*[=:]\\s*["'](?!${TARGET}["'])\\w+["']`,
        `--(?:evm-version|hardfork)[= ](?!${TARGET}\\b)\\w+`,
        `\\b(?:EVM version|target)(?: \\(\`evmVersion\`\\))?(?: to)?[\\s*\`]+(?:${OTHER_LEVELS.join('|')})\\b`,
        `\\bCompile for[\\s*\`]+(?:${OTHER_LEVELS.join('|')})\\b`,
      ].join('|'),
      'g',
    ),
    expected: TARGET,
    fix: `compile for ${TARGET}: newer targets use instructions that the chain does not have`,
    where: ['prose', 'code'],
  },
  {
    code: 'secret/on-command-line',
    says: /`[^`\n]{0,500}--(?:private-key|mnemonic)(?![\w-])[^`\n]{0,500}`/g,
    unless: /\b(?:never|not|no|without|instead of|rather than|avoid)\b/i,
    expected: 'an encrypted store that asks for its password',
    fix: 'advise against it, or name a keystore: other programs can read arguments, and the shell writes them into its history',
    where: ['prose'],
  },
  {
    code: 'claim/instant-undelegation',
    says: /\bundelegat[^.\n]{0,500}\binstant/gi,
    expected: `that it takes ${mainnet.unbondingPeriod.value}, also from a validator that is not bonded`,
    fix: 'say how long the coins are not free',
    where: ['prose'],
  },
  {
    code: 'claim/delegations-unbond',
    says: /\bdelegations[^.\n]{0,500}\bbegin to unbond/gi,
    expected: 'that delegations stay with a validator that leaves the active set',
    fix: 'say that only the validator unbonds: a delegator has to undelegate or redelegate',
    where: ['prose'],
  },
  {
    code: 'claim/nested-messages',
    says: /\bseven levels\b/gi,
    expected: 'five levels',
    fix: 'correct the number: the node refuses messages of authz that are nested more deeply than five levels',
    where: ['prose'],
  },
  {
    code: 'claim/name-of-the-coin',
    says: new RegExp(`${NOT_QUOTED}${OTHER_NAME}`, 'g'),
    expected: coin.baseDenom.value,
    fix: 'write the denomination as the node does, which tells capital letters from small ones',
    where: ['page', 'code'],
  },
  {
    code: 'claim/unit-of-an-amount',
    says: /(?<![\w.])\d+(?:\.\d+)?(?:ISLM|islm)\b/g,
    expected: `an amount in ${coin.baseDenom.value}, as the node reads it`,
    fix: 'multiply the amount by 10^18: the node knows no other unit',
    where: ['code'],
  },
  {
    code: 'fact/other-chain-id',
    says: new RegExp(
      [
        `\\bhaqq_(?:${EVM_IDS.join('|')})-\\d+\\b`,
        `\\bhaqq_(?!(?:${COSMOS_IDS.join('|')})\\b)(?:${KNOWN_EVM_IDS.join('|')})-\\d+\\b`,
        `${CHAIN_ID}(?:${EVM_IDS.join('|')})(?![\\w-]|[.,]\\d)`,
        `\`(?:${EVM_IDS.filter((id) => id.includes('0x')).join('|')})\``,
      ].join('|'),
      'gi',
    ),
    expected: `a chain id of the facts: ${CHAIN_IDS.join(', ')}`,
    fix: 'write the name of the fact, such as {{mainnet.evmChainId}}: a wallet with another id signs for another chain',
    where: ['prose', 'code'],
  },
  ...MIXED_NETWORKS,
  {
    code: 'address/length',
    // No amount has so many digits. A hash is left out: a number of a signature may have 63 of them.
    says: /(?<!\w)0x(?:[\da-f]{39}|[\da-f]{41})(?!\w|…|\.\.|\[|\s*\\)/gi,
    expected: 'the 40 digits of an address',
    fix: 'copy it again from its source: a digit is missing, or one too many',
    where: ['prose', 'code'],
  },
  {
    code: 'voice/terminal',
    says: /\b(?:curl|haqqd)\b/g,
    expected: 'what a reader without a terminal can do',
    fix: 'name the button or the explorer, and link to a page for developers for the command',
    where: ['block'],
    folder: 'content/user-guides/',
  },
]
