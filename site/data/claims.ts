import type { Claim } from '../checks/procedures/check-claims.ts'

/** What pages said that has cost an operator stake, or would. */
export const CLAIMS: readonly Claim[] = [
  {
    code: 'claim/health-probe',
    about: /(?<![\w/.-])\/health\b/,
    unless: /\((?:[^)]{0,2000}monitoring\.md)?#block-age\)/,
    expected: 'a link to the probe that compares the age of the last block',
    fix: 'link to #block-age of monitoring.md: /health answers while consensus has failed',
    where: ['prose'],
  },
  {
    code: 'claim/init-overwrites',
    // A paragraph is one line: the flag may come sentences later. `keys add --recover` is another flag.
    about: /\binit\b(?!.{0,2000}\bkeys add\b).{0,2000}--recover\b|--recover\b.{0,2000}\binit\b/,
    unless: /\boverwrites? [^.]{0,2000}key/,
    expected: 'a sentence that says which files the flag overwrites',
    fix: 'say that init --recover overwrites the consensus key and the signing record',
    where: ['prose'],
  },
  {
    code: 'claim/init-overwrites',
    about: /\binit\b.{0,2000}--overwrite\b|--overwrite\b.{0,2000}\binit\b/,
    unless:
      /\boverwrites? `?(?:genesis\.json`? and `?config\.toml|config\.toml`? and `?genesis\.json)/,
    expected: 'a sentence that says which files the flag overwrites',
    fix: 'say that init --overwrite overwrites genesis.json and config.toml',
    where: ['prose'],
  },
  {
    code: 'claim/signer-node-id',
    about: /tcp:\/\/[^\s"'`@/]+@[^\s"'`]*:26659|\baddr\s*=\s*["']tcp:\/\/[^"'@]+@/,
    unless: /$^/,
    expected: 'the address of the node without an id',
    fix: 'remove the id: the node makes a new key for this connection at every start, so a signer that expects an id refuses it',
    where: ['prose', 'code'],
  },
  {
    code: 'claim/signer-node-id',
    about:
      /\bid (?:before|in front of) the address\b|\b(?:disappears|vanishes) once\b.{0,2000}\bid\b|`addr` contains the (?:node's )?id\b/,
    unless: /\b(?:do not|never|remove)\b/i,
    expected: 'that no id stands in addr',
    fix: 'say that the id must be left out: the node makes a new key for this connection at every start',
    where: ['prose'],
  },
  {
    code: 'claim/waits-for-height',
    about: /\bsigns? nothing until the network (?:has passed|passes)\b/,
    unless: /$^/,
    expected: 'whether blocks were made after the upgrade',
    fix: 'tell the two cases apart: once blocks were made, two thirds with their records refuse to sign them again, and the network never passes that height',
    where: ['prose'],
  },
  {
    code: 'claim/process-as-monitor',
    about:
      /\b(?:monitor|probe|alert)s?\b.{0,2000}`systemctl is-active|`systemctl is-active[^`]{0,2000}`.{0,2000}\b(?:monitor|probe|alert)/,
    unless: /\((?:[^)]{0,2000}monitoring\.md)?#block-age\)/,
    expected: 'a link to the probe that compares the age of the last block',
    fix: 'link to #block-age of monitoring.md: the process runs while consensus has failed',
    where: ['prose'],
  },
  {
    code: 'claim/which-version',
    about: /\bcompare\b[^|]{0,2000}`haqqd version`/i,
    unless: /#which-haqqd-runs/,
    expected: 'the version of the program that the service runs',
    fix: 'link to #which-haqqd-runs: after an upgrade by Cosmovisor haqqd in PATH is the old version',
    where: ['prose'],
  },
  {
    code: 'claim/listens-locally',
    about:
      /\b(?:everything|all) (?:else|others?)\b.{0,2000}\blistens? on (?:the machine itself|localhost)/i,
    unless: /$^/,
    expected: 'which ports listen on every address once they are on',
    fix: 'name the metrics and Rosetta: by default both listen on every address',
    where: ['prose'],
  },
  {
    code: 'claim/quiet-log',
    about: /\blog_level\s*=\s*"(?:warn|error|none)"|--log_level[ =](?:warn|error|none)\b/,
    unless: /$^/,
    expected: 'log_level = "info"',
    fix: 'leave the level at info: the lines that other pages tell the reader to look for have it',
    where: ['prose', 'code'],
  },
  {
    code: 'claim/low-gas',
    about: /--gas-adjustment[= ]1(?:\.[0-4]\d*)?(?![\d.])/,
    unless: /\bfail/,
    expected: '--gas-adjustment of 1.5',
    fix: 'write 1.5: edit-validator needs more than 1.3 times what it estimates',
    where: ['prose', 'code'],
  },
  {
    code: 'claim/dynamic-fee',
    about: /\bdynamic_gas_price\b/,
    unless: /\b(?:off|not)\b/,
    expected: 'that dynamic_gas_price stays off',
    fix: 'say that Hermes cannot ask this chain for its fee, so it would cap the price below the base fee',
    where: ['prose', 'code'],
  },
  {
    code: 'amount/unlimited',
    about:
      /type\(uint256\)\.max|\bMaxUint256\b|\bmaxUint256\b|\bmax-uint\b|\b(?:0x)?f{64}\b|\b1157920892373161954235709850086879078532699846656405640394575840079131296399\d\d\b|\b2\s*\*\*\s*256\b/i,
    unless: /$^/,
    expected: 'the amount that the next step needs',
    fix: 'name an amount: an allowance without a limit lets the contract take everything, also what arrives later',
    where: ['code'],
  },
]
