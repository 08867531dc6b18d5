import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { readRepository } from './repository.ts'

/** A folder with a site in `docs`, and these package.json files by folder. */
function project(packages: Readonly<Record<string, object>> = {}): string {
  const top = temporaryFolder()
  mkdirSync(join(top, 'docs'))
  for (const [folder, content] of Object.entries(packages)) {
    mkdirSync(join(top, folder), { recursive: true })
    writeFileSync(join(top, folder, 'package.json'), JSON.stringify(content))
  }
  return top
}

function init(top: string, ...remote: string[]): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: top, stdio: 'ignore' })
  git('init', '--quiet')
  for (const url of remote) git('remote', 'add', 'origin', url)
}

test('reads the remote of git, and where the site is', async () => {
  const top = project({ '.': { repository: 'other/name' } })
  init(top, 'https://ci:secret@github.com/org/name.git')
  expect(await readRepository(join(top, 'docs'))).toEqual({
    top,
    sitePath: 'docs',
    address: {
      file: 'https://github.com/org/name/blob/HEAD/',
      folder: 'https://github.com/org/name/tree/HEAD/',
    },
  })
})

test('a repository without a remote, or with an unknown one, is named by package.json', async () => {
  for (const remotes of [[], ['/srv/git/name.git']]) {
    const top = project({ '.': { repository: { url: 'git+https://gitlab.com/org/name.git' } } })
    init(top, ...remotes)
    const { address, sitePath } = await readRepository(join(top, 'docs'))
    expect(address?.file).toBe('https://gitlab.com/org/name/-/blob/HEAD/')
    expect(sitePath).toBe('docs')
  }
})

test('without git, the package says where in the repository it is', async () => {
  const repository = { url: 'github:org/name', directory: 'packages/tool' }
  const top = project({ 'packages/tool': { repository } })
  mkdirSync(join(top, 'packages/tool/docs'))
  expect(await readRepository(join(top, 'packages/tool/docs'))).toMatchObject({
    top,
    sitePath: 'packages/tool/docs',
  })
})

test('knows no address if nothing names one', async () => {
  const top = project({ '.': { repository: null } })
  init(top)
  expect(await readRepository(top)).toEqual({ top, sitePath: '', address: undefined })
})
