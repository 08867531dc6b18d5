import type { ShellCommand } from '../shell-commands.ts'

/** A service whose files pages handle. */
export interface Service {
  /** Name of its systemd unit, and of its program. */
  readonly name: string
  /** The user it runs as. */
  readonly user: string
  /** Its home within that of its user, such as `.haqqd`; none for one that has a folder of its own. */
  readonly home?: string
  /** Files that nobody may change while it runs: keys, signing records, databases. */
  readonly guarded: RegExp
  /** Files that may not even be copied while it runs, because the copy is old at once. */
  readonly record: RegExp
  /** The folder of its database, which a copy takes whole, and from the disk of a signer. */
  readonly data?: RegExp
}

/** `sudo -u haqq`, `sudo -iu haqq`. */
const OTHER_USER = /^-[a-zA-Z]*u$/

/** Whether a command runs as root: `sudo`, without another user. */
export function runsAsRoot({ words: [first, second = ''] }: ShellCommand): boolean {
  return first === 'sudo' && !OTHER_USER.test(second)
}

/** Whether a command runs as a named user. */
export function runsAsOther({ words: [first, second = ''] }: ShellCommand): boolean {
  return first === 'sudo' && OTHER_USER.test(second)
}

const withoutSudo = ({ words }: ShellCommand) => (words[0] === 'sudo' ? words.slice(1) : words)

/** Whether a command looks for processes of a program, which a service may not know. */
export function looksFor(command: ShellCommand, program: string): boolean {
  const [called, ...rest] = withoutSudo(command)
  return called === 'pgrep' && rest.includes(program)
}

/** What a command of `systemctl` or `service` does to a service. */
export function serviceEvent(command: ShellCommand, service: string) {
  const [program = '', ...rest] = withoutSudo(command)
  if (!/^(?:systemctl|service)$/.test(program)) return undefined
  if (!rest.some((word) => word.replace(/\.service$/, '') === service)) return undefined
  const verb = program === 'service' ? rest[1] : rest.find((word) => !word.startsWith('-'))
  if (verb === 'is-active') return 'ask'
  const isNow = rest.includes('--now')
  if (verb === 'stop' || (verb === 'disable' && isNow)) return 'stop'
  return /^(?:re)?start$/.test(verb ?? '') || (verb === 'enable' && isNow) ? 'start' : undefined
}
