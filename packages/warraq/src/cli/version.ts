import { loadConfig } from '../config/load-config.ts'
import { configError } from '../config/parse-config.ts'
import { type CommandOptions, siteCacheDir } from '../pipeline/command-options.ts'
import { cutVersion } from '../scaffold/version-site.ts'
import { flattenFacts } from '../shared/data/facts.ts'

/**
 * `warraq version`: copy the pages of a section into a version.
 * @throws UsageError when the configuration, the name or the section cannot be used.
 */
export async function version(
  options: CommandOptions,
  { name, section }: { readonly name: string; readonly section: string | undefined },
): Promise<number> {
  const { root } = options
  const { config, problems, name: file } = await loadConfig(root, siteCacheDir(options))
  if (problems.length > 0) throw configError(file, problems)
  const facts = flattenFacts(config.facts)
  const cut = cutVersion({ root, sections: config.sections, name, section, facts })
  const links = cut.changed === 0 ? '' : `, links or facts changed in ${cut.changed}`
  console.log(`Version ${name} of "${cut.section}": ${cut.files} files in ${cut.folder}${links}`)
  return 0
}
