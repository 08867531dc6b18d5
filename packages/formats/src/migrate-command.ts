import { addNewFiles, type WarraqPlugin } from 'warraq/plugin'
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
          addNewFiles(root, files)
          console.log(`Wrote ${Object.keys(files).join(', ')} beside ${project.file}.`)
          console.log(`To do by hand: ${project.site.findings.length}, listed in MIGRATION.md.`)
          return 0
        },
      },
    },
  }
}
