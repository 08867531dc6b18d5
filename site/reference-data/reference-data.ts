import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, Finding, WarraqPlugin } from 'warraq/plugin'
import { once } from '../lib/once.ts'
import type { SiteFiles } from './site-files.ts'

/** Whether a finding judges words, which only people can. */
const isWording = ({ code }: Finding) => code === 'data/draft'

/** Checks `site/data/*.json`, from which the references are made, and the files made from it. */
export function referenceData(root: string): WarraqPlugin {
  // Both checks get the same pages.
  const findingsFor = once(async (_pages: readonly ContentPage[]) => {
    // A build would load the validator in each of its threads.
    const { checkData } = await import('./check-data.ts')
    return checkData(filesBelow(root))
  })
  return {
    name: 'reference-data',
    checks: [
      {
        name: 'reference data',
        severity: 'throw',
        run: async (pages) => (await findingsFor(pages)).filter((one) => !isWording(one)),
      },
      {
        name: 'words of references',
        severity: 'warn',
        run: async (pages) => (await findingsFor(pages)).filter(isWording),
      },
    ],
  }
}

function filesBelow(root: string): SiteFiles {
  const at = (path: string) => join(root, path)
  return {
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
    list: (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)) : []),
  }
}
