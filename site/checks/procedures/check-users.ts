import { programOf } from '../program-of.ts'
import type { ShellBlock } from './page-blocks.ts'
import { commandFaults, type Fault, type PageCheck, sectionCheck } from './page-check.ts'
import { runsAsOther, runsAsRoot, type Service, serviceEvent } from './service.ts'

/**
 * Checks that every block can be pasted into one shell: the user of a service has no sudo, and an
 * administrator has another home. Where a procedure stops the service, its blocks say who runs them.
 */
export function createUserCheck(services: readonly Service[]): PageCheck {
  return sectionCheck((blocks) => [
    ...services.flatMap((service) =>
      blocks.flatMap((block) => [...twoUsers(block, service), ...logins(block, service)]),
    ),
    ...unnamedUsers(blocks, services),
  ])
}

function twoUsers(block: ShellBlock, service: Service): Fault[] {
  const asRoot = block.commands.find(runsAsRoot)
  const asOwner = ownerUse(block, service)
  const wrong =
    asRoot !== undefined && (block.user === service.user || asOwner !== undefined)
      ? asRoot
      : block.user !== undefined && block.user !== service.user && asOwner !== undefined
        ? { line: block.line, words: [asOwner] }
        : undefined
  if (wrong === undefined) return []
  return [
    {
      code: 'procedure/two-users',
      line: wrong.line,
      found: `${wrong.words.join(' ')} in a block of ${block.user ?? `${service.user}, which uses ${asOwner}`}`,
      expected: `blocks of one user: ${service.user} has no sudo, and nobody else has its home`,
      fix: `split the block, and name both: title="${service.user}@machine" and title="admin1@machine"`,
    },
  ]
}

const REMOTE: ReadonlySet<string> = new Set(['ssh', 'scp', 'sftp', 'rsync'])

/** The user of a service has neither a password nor a key, and a hardened machine refuses it. */
function logins({ commands }: ShellBlock, { user }: Service): Fault[] {
  const wrong = commands.filter(
    ({ words }) =>
      REMOTE.has(programOf(words)?.name ?? '') && words.some((word) => word.startsWith(`${user}@`)),
  )
  return commandFaults(wrong, {
    code: 'procedure/no-login',
    expected: `the account of an administrator: ${user} cannot log in over the network`,
    fix: 'log in as admin1, and give the files to the user of the service on the machine',
  })
}

/**
 * What in a block only the user of the service can use: files below its home, or its program, which
 * reads that home unless it is told another one.
 */
function ownerUse({ commands, code }: ShellBlock, { name, home }: Service): string | undefined {
  if (home === undefined) return undefined
  const inHome = new RegExp(`(?:~|\\$HOME|\\$\\{HOME\\})/${home.replace('.', '\\.')}\\b`)
  const [path] = inHome.exec(code) ?? []
  const runs = commands.some(
    (command) =>
      !runsAsOther(command) &&
      programOf(command.words)?.name === name &&
      !command.words.includes('--home') &&
      !command.words.includes(`/usr/local/bin/${name}`),
  )
  return path ?? (runs ? name : undefined)
}

function unnamedUsers(blocks: readonly ShellBlock[], services: readonly Service[]): Fault[] {
  const stopped = services.find(({ name }) =>
    blocks.some(({ commands }) =>
      commands.some((command) => serviceEvent(command, name) === 'stop'),
    ),
  )
  if (stopped === undefined) return []
  const needsUser = (block: ShellBlock) =>
    block.commands.some(runsAsRoot) ||
    services.some((service) => ownerUse(block, service) !== undefined)
  return blocks
    .filter((block) => block.user === undefined && needsUser(block))
    .map(({ line }) => ({
      code: 'procedure/no-user',
      line,
      found: `a block without a user, in a section that stops ${stopped.name}`,
      expected: 'a block that says who runs it, and on which machine',
      fix: `add title="${stopped.user}@machine" or title="admin1@machine"`,
    }))
}
