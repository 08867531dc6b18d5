import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

const FOLDER = 'i18n/ar/docusaurus-plugin-content-docs-docs/current'

/** Commit everything that changed, on a day of January 2026. */
function commit(root: string, day: number): void {
  const date = `2026-01-${String(day).padStart(2, '0')}T12:00:00Z`
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'change')
}

test('missing and older translations are named for each language', async () => {
  const root = await copyFixture('languages')
  commit(root, 1)
  const file = join(root, 'content/index.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\nMore.\n`)
  commit(root, 5)
  const { stdout, exitCode } = await runDocs(['translations', root])
  expect(exitCode).toBe(0)
  expect(stdout).toContain('ar: 2 of 3 pages translated, 1 missing, 1 older than the original\n')
  expect(stdout).toContain(
    `  missing   content/guide/english.md: write ${FOLDER}/guide/english.md\n`,
  )
  expect(stdout).toContain(`  older     ${FOLDER}/index.md: content/index.md changed on 2026-01-05`)
})

test('texts of the interface that are shown in English are named, unless the engine has them', async () => {
  const root = await copyFixture('languages')
  const config = join(root, 'docs.config.ts')
  await writeFile(
    config,
    (await readFile(config, 'utf8')).replace("['en', 'ar']", "['en', 'ar', 'de', 'en-GB']"),
  )
  const { stdout } = await runDocs(['translations', root, '--json'])
  const { languages } = JSON.parse(stdout)
  const [ar, de, british] = languages
  expect(ar.texts).toContain('onThisPage')
  expect(
    Object.keys(JSON.parse(await readFile(join(root, 'i18n/ar/code.json'), 'utf8'))),
  ).not.toEqual([])
  expect(de).toMatchObject({ language: 'de', translated: 0, texts: [] })
  expect(de.missing).toHaveLength(3)
  expect(british.texts).toEqual([])
})

test('a site with one language is told how to have more', async () => {
  const { stderr, exitCode } = await runDocs(['translations', await copyFixture('good')])
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('i18n.locales')])
})
