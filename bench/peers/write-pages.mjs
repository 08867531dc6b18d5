import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileOf, markdownOf } from './plain-pages.mjs'

/** Write pages below `dir`, each to the path of its route. */
export async function writePages(dir, pages, { hrefOf, hasHeading = true }) {
  for (const page of pages) {
    const file = join(dir, fileOf(page))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, markdownOf(page, { hrefOf, pages, hasHeading }))
  }
}

/** Write a module that exports plain data as its default. */
export async function writeConfig(file, data, head = '') {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${head}export default ${JSON.stringify(data, null, 2)}\n`)
}
