import { expect, test } from 'vitest'
import { z } from 'zod'
import type { CommandSpec } from '../checks/command-list.ts'
import { createSaidCheck } from '../checks/procedures/check-said.ts'
import haqqdCommands from './haqqd-commands.json'
import haqqdHelp from './haqqd-help.json'
import { SAID_RULES } from './said-rules.ts'

const checkSaid = createSaidCheck(SAID_RULES)

const found = (code: string) =>
  checkSaid({ file: 'a.md', text: `\`\`\`bash\n${code}\n\`\`\`\n` }).filter(
    (finding) => finding.code === 'procedure/missing-flag',
  )

test('prune does not know the usual home', () => {
  expect(found('haqqd prune custom')).toHaveLength(1)
  expect(found('"$HAQQD" prune custom --pruning-keep-recent 100')).toHaveLength(1)
  expect(found('"$HAQQD" prune custom --home ~/.haqqd')).toEqual([])
  expect(found('haqqd prune --home=/data')).toEqual([])
})

test('other commands know it', () => {
  expect(found('haqqd rollback\nhaqqd tendermint unsafe-reset-all\nhaqqd snapshots list')).toEqual(
    [],
  )
})

/** Flags of the list with their command: `prune --pruning`. */
function flagsOf({ commands = {} }: CommandSpec, above = ''): string[] {
  return Object.entries(commands).flatMap(([name, below]) => {
    const command = `${above}${name}`
    if (below.commands !== undefined) return flagsOf(below, `${command} `)
    return (below.flags ?? []).flatMap((flag) =>
      (flag.split(' ')[0] ?? '')
        .split('|')
        .filter((form) => form.startsWith('--'))
        .map((form) => `${command} ${form}`),
    )
  })
}

test('every flag that pages may show is in the help of its command', () => {
  const known: Readonly<Record<string, object>> = haqqdHelp.commands
  const unknown = flagsOf(haqqdCommands).filter((entry) => {
    const at = entry.lastIndexOf(' ')
    return !(entry.slice(at + 1) in (known[entry.slice(0, at)] ?? {}))
  })
  expect(unknown).toEqual([])
})

/** A misspelt key would switch off what depends on it. */
const command = z.strictObject({
  aliases: z.array(z.string()).optional(),
  flags: z.array(z.string().startsWith('-')).optional(),
  get commands() {
    return z.record(z.string(), command).optional()
  },
  needsStopped: z.literal(true).optional(),
  needsVersion: z.literal(true).optional(),
})

test('the list of commands has no other keys', () => {
  const list = command.extend({ program: z.string() })
  expect(list.safeParse(haqqdCommands).error?.issues ?? []).toEqual([])
  const misspelt = { ...haqqdCommands, commands: { export: { needStopped: true } } }
  expect(list.safeParse(misspelt).success).toBe(false)
})
