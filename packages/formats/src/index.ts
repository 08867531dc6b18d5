import type { ProjectFormat, WarraqPlugin } from 'warraq/plugin'
import { dialects } from './dialects.ts'
import { docusaurus } from './docusaurus/docusaurus.ts'
import { docusaurusModules } from './docusaurus-modules.ts'

export { pageFolders } from './page-folders.ts'
export { treePlugins } from './tree-plugins.ts'
export { dialects, docusaurusModules }

/** The formats that this package reads, in the order in which the engine looks for them. */
export const formats: readonly ProjectFormat[] = [docusaurus]

/** Plugins for a folder without a configuration that none of them reads. */
export const folderPlugins: readonly WarraqPlugin[] = [docusaurusModules(), dialects()]
