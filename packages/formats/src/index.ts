import type { ProjectFormat, WarraqPlugin } from 'warraq/plugin'
import { docusaurus } from './docusaurus/docusaurus.ts'
import { docusaurusModules } from './docusaurus-modules.ts'

export { docusaurusModules }

/** The formats that this package reads, in the order in which the engine looks for them. */
export const formats: readonly ProjectFormat[] = [docusaurus]

/** Plugins for a folder without a configuration that none of them reads. */
export const folderPlugins: readonly WarraqPlugin[] = [docusaurusModules()]
