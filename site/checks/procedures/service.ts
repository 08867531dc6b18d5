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

/** What a command does to a service, or how it shows whether it runs. */
export type ServiceEvent = 'start' | 'stop' | 'asked systemd' | 'looked for processes'

export function serviceEvent({ words }: ShellCommand, service: string): ServiceEvent | undefined {
  const [program = '', ...rest] = words[0] === 'sudo' ? words.slice(1) : words
  const names = (word: string) => word.replace(/\.service$/, '') === service
  if (program === 'pgrep' && rest.includes(service)) return 'looked for processes'
  if (!/^(?:systemctl|service)$/.test(program) || !rest.some(names)) return undefined
  const verb = program === 'service' ? rest[1] : rest.find((word) => !word.startsWith('-'))
  if (verb === 'is-active') return 'asked systemd'
  const isNow = rest.includes('--now')
  if (verb === 'stop' || (verb === 'disable' && isNow)) return 'stop'
  return /^(?:re)?start$/.test(verb ?? '') || (verb === 'enable' && isNow) ? 'start' : undefined
}
