import { HAQQ_SERVICES } from '../../data/services-of-a-node.ts'
import type { Fault } from '../page-check.ts'
import { type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import { runsAsOther, runsAsRoot, type Service, serviceEvent } from './service.ts'

/**
 * Checks that every block can be pasted into one shell: the user of a service has no sudo, and an
 * administrator has another home. Where a procedure stops the service, its blocks say who runs them.
 */
export const checkUsers = sectionCheck(function* (blocks) {
  const commands = blocks.flatMap((block) => block.commands)
  const stopped = HAQQ_SERVICES.find(({ name }) =>
    commands.some((command) => serviceEvent(command, name) === 'stop'),
  )
  for (const block of blocks) {
    for (const service of HAQQ_SERVICES) yield* inBlock(block, service)
    if (stopped !== undefined && needsUser(block))
      yield {
        code: 'procedure/no-user',
        line: block.line,
        found: `a block without a user, in a section that stops ${stopped.name}`,
        expected: 'a block that says who runs it, and on which machine',
        fix: `add title="${stopped.user}@machine" or title="admin1@machine"`,
      }
  }
})

function* inBlock(block: ShellBlock, service: Service): Iterable<Fault> {
  const { user } = service
  const asOwner = ownerUse(block, service)
  const isOwners = block.user === user || asOwner !== undefined
  const isOthers = block.user !== undefined && block.user !== user
  const asRoot = isOwners ? block.commands.find(runsAsRoot) : undefined
  const wrong = asRoot?.words.join(' ') ?? (isOthers ? asOwner : undefined)
  if (wrong === undefined) return
  yield {
    code: 'procedure/two-users',
    line: asRoot?.line ?? block.line,
    found: `${wrong} in a block of ${block.user ?? `${user}, which uses ${asOwner}`}`,
    expected: `blocks of one user: ${user} has no sudo, and nobody else has its home`,
    fix: `split the block, and name both: title="${user}@machine" and title="admin1@machine"`,
  }
}

/**
 * What in a block only the user of the service can use: files below its home, or its program, which
 * reads that home unless it is told another one.
 */
function ownerUse({ commands, code }: ShellBlock, { name, home }: Service): string | undefined {
  if (home === undefined) return undefined
  const inHome = new RegExp(`(?:~|\\$HOME|\\$\\{HOME\\})/${home.replace('.', '\\.')}\\b`).exec(code)
  if (inHome !== null) return inHome[0]
  const isOwners = commands.some(
    (command) =>
      command.program === name &&
      !runsAsOther(command) &&
      !command.words.some((word) => word === '--home' || word === `/usr/local/bin/${name}`),
  )
  return isOwners ? name : undefined
}

function needsUser(block: ShellBlock): boolean {
  const isOwners = HAQQ_SERVICES.some((service) => ownerUse(block, service) !== undefined)
  return block.user === undefined && (isOwners || block.commands.some(runsAsRoot))
}
