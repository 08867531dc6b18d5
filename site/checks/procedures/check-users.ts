import type { Fault, PageCheck } from '../page-check.ts'
import { commandFaults, type ShellBlock, sectionCheck } from '../shell-blocks.ts'
import { runsAsOther, runsAsRoot, type Service, serviceEvent } from './service.ts'

const REMOTE = /^(?:ssh|scp|sftp|rsync)$/

/**
 * Checks that every block can be pasted into one shell: the user of a service has no sudo, and an
 * administrator has another home. Where a procedure stops the service, its blocks say who runs them.
 */
export function createUserCheck(services: readonly Service[]): PageCheck {
  return sectionCheck(function* (blocks) {
    for (const service of services)
      for (const block of blocks) {
        yield* twoUsers(block, service)
        yield* logins(block, service)
      }
    yield* unnamedUsers(blocks, services)
  })
}

function* twoUsers(block: ShellBlock, service: Service): Iterable<Fault> {
  const asRoot = block.commands.find(runsAsRoot)
  const asOwner = ownerUse(block, service)
  const isOwners = block.user === service.user || asOwner !== undefined
  const wrong =
    asRoot !== undefined && isOwners
      ? asRoot
      : block.user !== undefined && block.user !== service.user && asOwner !== undefined
        ? { line: block.line, words: [asOwner] }
        : undefined
  if (wrong !== undefined)
    yield {
      code: 'procedure/two-users',
      line: wrong.line,
      found: `${wrong.words.join(' ')} in a block of ${block.user ?? `${service.user}, which uses ${asOwner}`}`,
      expected: `blocks of one user: ${service.user} has no sudo, and nobody else has its home`,
      fix: `split the block, and name both: title="${service.user}@machine" and title="admin1@machine"`,
    }
}

/** The user of a service has neither a password nor a key, and a hardened machine refuses it. */
function logins({ commands }: ShellBlock, { user }: Service): Fault[] {
  const isLogin = (word: string) => word.startsWith(`${user}@`)
  const wrong = commands.filter(({ program, words }) => REMOTE.test(program) && words.some(isLogin))
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
  const runs = commands.some(
    (command) =>
      !runsAsOther(command) &&
      command.program === name &&
      !command.words.includes('--home') &&
      !command.words.includes(`/usr/local/bin/${name}`),
  )
  return inHome.exec(code)?.[0] ?? (runs ? name : undefined)
}

function* unnamedUsers(blocks: readonly ShellBlock[], services: readonly Service[]) {
  const commands = blocks.flatMap((block) => block.commands)
  const stopped = services.find(({ name }) =>
    commands.some((command) => serviceEvent(command, name) === 'stop'),
  )
  const needsUser = (block: ShellBlock) =>
    block.commands.some(runsAsRoot) ||
    services.some((service) => ownerUse(block, service) !== undefined)
  for (const block of stopped === undefined ? [] : blocks)
    if (block.user === undefined && needsUser(block))
      yield {
        code: 'procedure/no-user',
        line: block.line,
        found: `a block without a user, in a section that stops ${stopped?.name}`,
        expected: 'a block that says who runs it, and on which machine',
        fix: `add title="${stopped?.user}@machine" or title="admin1@machine"`,
      }
}
