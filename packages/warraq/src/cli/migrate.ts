import { type CommandOptions, siteCacheDir } from '../build/command-options.ts'
import { readOtherProject } from '../config/load-config.ts'
import { CONFIG_FILE, migration, REPORT_FILE } from '../scaffold/migration.ts'
import { addNewFiles } from '../scaffold/write-files.ts'
import { UsageError } from '../shared/data/usage-error.ts'
import { isFolder } from '../system/is-folder.ts'

/**
 * `warraq migrate`: write the configuration of a project of another tool in our terms, and a report.
 * @throws UsageError when there is no such project, or one of the files exists.
 */
export async function migrate(options: CommandOptions): Promise<number> {
  const { root } = options
  if (!isFolder(root)) throw new UsageError(`There is no folder "${root}".`)
  const project = await readOtherProject(root, siteCacheDir(options))
  if (project === undefined)
    throw new UsageError(
      `There is no project of Docusaurus in "${root}": it has no docusaurus.config.ts or .js.`,
    )
  addNewFiles(root, migration(project))
  const { findings } = project.site
  console.log(`Wrote ${CONFIG_FILE} and ${REPORT_FILE} beside ${project.file}.`)
  console.log(`To do by hand: ${findings.length}, listed in ${REPORT_FILE}.`)
  return 0
}
