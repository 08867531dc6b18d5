import { codeFences, withoutCode } from 'warraq/plugin'
import { shellBlocksOf } from '../procedures/page-blocks.ts'
import type { Fault, PageCheck } from '../procedures/page-check.ts'
import { programOf } from '../program-of.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { flagOf } from './command-arguments.ts'
import { isWithoutValue } from './networks.ts'

const SECRET_NAME =
  /(?:^|_)(?:PRIVATE_?KEY|PRIV_?KEY|SECRET(?:_KEY)?|MNEMONIC|SEED(?:_PHRASE)?|PHRASE|PASSWORD|PASSPHRASE)$/i
/** Also a name that only ends in KEY, where it is read from the environment as a secret. */
const KEY_NAME = /(?<!API)(?<!PUBLIC)(?<!PUB)(?:^|_)KEY$/i
const SECRET_FLAG = /^--(?:private-key|mnemonic|seed-phrase)(?:=|$)/
const SECRET_PROMPT = /\b(?:key|phrase|secret|password|mnemonic|words)\b/i
/** `process.env.NAME`, `process.env['NAME']`, `os.environ["NAME"]`, `os.Getenv("NAME")`. */
const ENVIRONMENT =
  /(?:process\.env|os\.environ|import\.meta\.env)(?:\.get)?(?:\.|\[['"]|\(['"])(\w+)|\b[gG]etenv\(['"](\w+)/g
const KEY_OF_64_DIGITS =
  /(?:private|secret|mnemonic|privateKeyToAccount|\bWallet\(|from_key|(?<!API)_KEY\b)[^\n]{0,40}?\b(0x)?[0-9a-f]{64}\b/i

const KEYSTORE = {
  expected: 'an encrypted store that asks for its password',
  fix: 'use `cast wallet import NAME --interactive` and `--account NAME`, or the keystore.ts of the page about precompiles: other programs can read arguments and the environment, and the shell writes them into its history',
}

/** The first account of every `anvil`, which the program prints when it starts. */
const ANVIL_KEY = /\b(?:0x)?ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80\b/i
const ON_THIS_COMPUTER = /\bhttp:\/\/(?:localhost|127\.0\.0\.1)(?=[:/\s"'`]|$)/

/** Checks that no page shows a reader how to expose a key, a phrase or a password. */
export const checkSecrets: PageCheck = ({ file, text }) => {
  const faults = [
    ...shellBlocksOf(text).flatMap(({ commands }) => commands.flatMap(inCommand)),
    ...inCode(text),
    ...inInlineCode(text),
  ]
  const first = new Map(faults.toReversed().map((fault) => [fault.line, fault]))
  return faults.filter((fault) => first.get(fault.line) === fault).map((one) => ({ ...one, file }))
}

/** Whether code uses the published key of `anvil` against this computer only. */
function isAnvil(code: string): boolean {
  return (
    ANVIL_KEY.test(code) &&
    ON_THIS_COMPUTER.test(code) &&
    !/\bhttps:|\bhttp:(?!\/\/(?:localhost|127\.0\.0\.1)(?![.\w-]))/.test(code)
  )
}

function inCommand(command: ShellCommand): Fault[] {
  const { words, line } = command
  const called = programOf(words)
  const found = words.join(' ')
  if (isAnvil(found)) return []
  const flag = words.find((word) => SECRET_FLAG.test(word))
  if (flag !== undefined)
    return [{ code: 'secret/on-command-line', line, found: `${flag} in ${found}`, ...KEYSTORE }]
  return [
    ...inEnvironment(command),
    ...readAloud(called?.name ?? '', called?.rest ?? [], line),
    ...withoutPassword(words, line),
  ]
}

/** A secret as the value of a variable, or a variable with a secret that is exported. */
function inEnvironment({ words, line }: ShellCommand): Fault[] {
  const isExport = words[0] === 'export' || words[0] === 'declare'
  return words.flatMap((word) => {
    const [, name = '', equals, value = ''] = /^(\w+)(=)?([\s\S]*)$/.exec(word) ?? []
    const isSecret =
      (SECRET_NAME.test(name) && (isExport || /^(?:0x)?[0-9a-f]{16,}|^\w+ \w+ /i.test(value))) ||
      (KEY_NAME.test(name) &&
        ((isExport && equals === undefined) || /^(?:0x)?[0-9a-f]{16,}$|^0x/i.test(value)))
    if (!isSecret) return []
    return [{ code: 'secret/in-variable', line, found: words.join(' '), ...KEYSTORE }]
  })
}

/** `read` shows what is typed unless it has `-s`. */
function readAloud(program: string, rest: readonly string[], line: number): Fault[] {
  if (program !== 'read' || rest.some((word) => /^-[a-zA-Z]*s/.test(word))) return []
  const isSecret = rest.some(
    (word) => SECRET_NAME.test(word) || KEY_NAME.test(word) || SECRET_PROMPT.test(word),
  )
  if (!isSecret) return []
  return [
    {
      code: 'secret/shown-while-typed',
      line,
      found: `read ${rest.join(' ')}`,
      expected: 'read -s',
      fix: 'add -s: without it the terminal shows the secret and keeps it in its scrollback',
    },
  ]
}

/** The backend `test` stores keys without a password. */
function withoutPassword(words: readonly string[], line: number): Fault[] {
  const config = words.indexOf('keyring-backend')
  const backend = config > 0 ? words[config + 1] : flagOf(words, '--keyring-backend')
  if (backend !== 'test') return []
  if (flagOf(words, '--home') !== undefined || isWithoutValue(words)) return []
  return [
    {
      code: 'secret/no-password',
      line,
      found: words.join(' '),
      expected: '--home of a chain for tests, or another backend',
      fix: 'leave out --keyring-backend test: this backend stores the key without a password in the home that holds the reader’s real keys',
    },
  ]
}

function inCode(text: string): Fault[] {
  return codeFences(text)
    .filter(({ language }) => !/^(?:text|diff)$/.test(language))
    .flatMap(({ code, firstLine }) =>
      code.split('\n').flatMap((content, index): Fault[] => {
        const line = firstLine + index
        const read = [...content.matchAll(ENVIRONMENT)]
          .map(([, one, other]) => one ?? other ?? '')
          .filter((name) => SECRET_NAME.test(name) || KEY_NAME.test(name))
          .map((name) => ({
            code: 'secret/in-environment',
            line,
            found: `${name} from the environment`,
            ...KEYSTORE,
          }))
        const digits = KEY_OF_64_DIGITS.exec(content)
        if (digits === null || isAnvil(code)) return read
        return [...read, { code: 'secret/in-code', line, found: content.trim(), ...KEYSTORE }]
      }),
    )
}

const NEGATED = /\b(?:never|not|no|without|instead of|rather than|avoid)\b/i

/** `--private-key` in a sentence that recommends it. */
function inInlineCode(text: string): Fault[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) => {
      const found = /`[^`\n]{0,500}--(?:private-key|mnemonic)(?![\w-])[^`\n]{0,500}`/.exec(
        content,
      )?.[0]
      if (found === undefined || NEGATED.test(content)) return []
      return [{ code: 'secret/on-command-line', line: index + 1, found, ...KEYSTORE }]
    })
}
