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

/** Whether a command runs as root: `sudo`, without another user. */
export function runsAsRoot({ words }: ShellCommand): boolean {
  return words[0] === 'sudo' && !isOtherUser(words[1])
}

/** Whether a command runs as a named user: `sudo -u haqq`, `sudo -iu haqq`. */
export function runsAsOther({ words }: ShellCommand): boolean {
  return words[0] === 'sudo' && isOtherUser(words[1])
}

/** Whether a command looks for processes of a program, which a service may not know. */
export function looksFor({ words }: ShellCommand, program: string): boolean {
  const rest = words[0] === 'sudo' ? words.slice(1) : words
  return rest[0] === 'pgrep' && rest.includes(program)
}

const isOtherUser = (word = '') => /^-[a-zA-Z]*u$/.test(word)

export type ServiceEvent = 'start' | 'stop' | 'ask'

/** What a command of `systemctl` or `service` does to a service. */
export function serviceEvent({ words }: ShellCommand, service: string): ServiceEvent | undefined {
  const rest = words[0] === 'sudo' ? words.slice(1) : words
  if (!['systemctl', 'service'].includes(rest[0] ?? '')) return undefined
  if (!rest.some((word) => word.replace(/\.service$/, '') === service)) return undefined
  const verb = rest[0] === 'service' ? rest[2] : rest.slice(1).find((word) => !word.startsWith('-'))
  if (verb === 'is-active') return 'ask'
  if (verb === 'stop') return 'stop'
  if (verb === 'start' || verb === 'restart') return 'start'
  if (!rest.includes('--now')) return undefined
  return verb === 'enable' ? 'start' : verb === 'disable' ? 'stop' : undefined
}
