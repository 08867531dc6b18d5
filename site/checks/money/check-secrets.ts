import { codeLines, type Fault, firstBy, pageCheck, type ReadText } from '../page-check.ts'
import { shellBlocksOf } from '../shell-blocks.ts'
import type { ShellCommand } from '../shell-commands.ts'
import { isWithoutValue } from './networks.ts'
import { flagOf } from './sent-commands.ts'

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

const SHOWN = {
  code: 'secret/shown-while-typed',
  expected: 'read -s',
  fix: 'add -s: without it the terminal shows the secret and keeps it in its scrollback',
}
const NO_PASSWORD = {
  code: 'secret/no-password',
  expected: '--home of a chain for tests, or another backend',
  fix: 'leave out --keyring-backend test: this backend stores the key without a password in the home that holds the reader’s real keys',
}

/** The first account of every `anvil`, which the program prints when it starts. */
const ANVIL_KEY = /\b(?:0x)?ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80\b/i
const ON_THIS_COMPUTER = /\bhttp:\/\/(?:localhost|127\.0\.0\.1)(?=[:/\s"'`]|$)/

/** Checks that no page shows a reader how to expose a key, a phrase or a password. */
export const checkSecrets = pageCheck((read) => {
  const commands = shellBlocksOf(read).flatMap((block) => block.commands)
  const faults = [...commands.flatMap(inCommand), ...inCode(read)]
  return firstBy(faults, ({ line }) => line).values()
})

/** Whether code uses the published key of `anvil` against this computer only. */
function isAnvil(code: string): boolean {
  return (
    ANVIL_KEY.test(code) &&
    ON_THIS_COMPUTER.test(code) &&
    !/\bhttps:|\bhttp:(?!\/\/(?:localhost|127\.0\.0\.1)(?![.\w-]))/.test(code)
  )
}

function inCommand({ words, program, rest, line }: ShellCommand): Fault[] {
  const found = words.join(' ')
  const flag = words.find((word) => SECRET_FLAG.test(word))
  const isExport = /^(?:export|declare)$/.test(words[0] ?? '')
  if (isAnvil(found)) return []
  if (flag !== undefined)
    return [{ code: 'secret/on-command-line', line, found: `${flag} in ${found}`, ...KEYSTORE }]
  if (words.some((word) => setsSecret(word, isExport)))
    return [{ code: 'secret/in-variable', line, found, ...KEYSTORE }]
  if (program === 'read' && showsSecret(rest)) return [{ ...SHOWN, line, found }]
  return storesWithoutPassword(words) ? [{ ...NO_PASSWORD, line, found }] : []
}

const isSecret = (name: string) => SECRET_NAME.test(name) || KEY_NAME.test(name)

/** A secret as the value of a variable, or a variable with a secret that is exported. */
function setsSecret(word: string, isExport: boolean): boolean {
  const [, name = '', equals, value = ''] = /^(\w+)(=)?([\s\S]*)$/.exec(word) ?? []
  return (
    (SECRET_NAME.test(name) && (isExport || /^(?:0x)?[0-9a-f]{16,}|^\w+ \w+ /i.test(value))) ||
    (KEY_NAME.test(name) &&
      ((isExport && equals === undefined) || /^(?:0x)?[0-9a-f]{16,}$|^0x/i.test(value)))
  )
}

/** `read` shows what is typed unless it has `-s`. */
function showsSecret(rest: readonly string[]): boolean {
  const isHidden = rest.some((word) => /^-[a-zA-Z]*s/.test(word))
  return !isHidden && rest.some((word) => isSecret(word) || SECRET_PROMPT.test(word))
}

/** The backend `test` stores keys without a password. */
function storesWithoutPassword(words: readonly string[]): boolean {
  const config = words.indexOf('keyring-backend')
  const backend = config > 0 ? words[config + 1] : flagOf(words, '--keyring-backend')
  return backend === 'test' && flagOf(words, '--home') === undefined && !isWithoutValue(words)
}

function* inCode({ fences }: ReadText): Iterable<Fault> {
  for (const fence of fences.filter(({ language }) => !/^(?:text|diff)$/.test(language)))
    for (const { content, line } of codeLines([fence])) {
      for (const [, one, name = one ?? ''] of content.matchAll(ENVIRONMENT))
        if (isSecret(name)) {
          const found = `${name} from the environment`
          yield { code: 'secret/in-environment', line, found, ...KEYSTORE }
        }
      if (KEY_OF_64_DIGITS.test(content) && !isAnvil(fence.code))
        yield { code: 'secret/in-code', line, found: content.trim(), ...KEYSTORE }
    }
}
