import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generateSite, pagePath } from '../../bench/generate-site.mjs'
import { FLATNESS } from '../site/byte-budgets.ts'
import { firstVisitBytes } from '../site/first-visit-bytes.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { runDocs } from './run-docs.ts'

test('a page has the same size in a small and in a large site', async () => {
  const weigh = async (pages: number) => {
    const dir = temporaryFolder()
    await generateSite(dir, pages)
    expect(await runDocs(['build', dir])).toMatchObject({ exitCode: 0 })
    return firstVisitBytes(join(dir, 'dist'), `/docs/${pagePath(0)}/`)
  }
  const small = await weigh(60)
  const large = await weigh(1000)
  expect(large.script).toBe(small.script)
  expect(Math.abs(large.total - small.total) / small.total).toBeLessThan(FLATNESS)
})
