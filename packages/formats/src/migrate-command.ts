import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError, type WarraqPlugin } from 'warraq/plugin'
import { type MigratedProject, migration } from './migration.ts'

/** Adds the command `migrate`, which writes the configuration of the project in the engine's terms. */
export function migrateCommand(project: MigratedProject): WarraqPlugin {
  return {
    name: 'migrate',
    commands: {
      migrate: {
        purpose: `write docs.config.ts and a report beside the configuration of ${project.tool}`,
        run: ({ root }) => {
          const files = migration(project)
          addFiles(root, files)
          console.log(`Wrote ${Object.keys(files).join(', ')} beside ${project.file}.`)
          console.log(`To do by hand: ${project.site.findings.length}, listed in MIGRATION.md.`)
          return 0
        },
      },
    },
  }
}

/**
 * Write all files, or none.
 * @throws UsageError when one of them exists.
 */
export function addFiles(root: string, files: Readonly<Record<string, string>>): void {
  const taken = Object.keys(files).filter((name) => existsSync(join(root, name)))
  if (taken.length > 0)
    throw new UsageError(
      `"${root}" contains ${taken.join(' and ')}, and nothing is overwritten. Rename or remove what is there first.`,
    )
  const written: string[] = []
  try {
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(root, name), text, { flag: 'wx' })
      written.push(name)
    }
  } catch (cause) {
    for (const name of written) rmSync(join(root, name), { force: true })
    throw cause
  }
}
