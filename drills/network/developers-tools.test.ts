import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { giveRepositories } from './developers-tools.ts'

const folder = temporaryFolder()

test('a copy of a repository that is missing is named with the command that makes it', async () => {
  const copies = join(folder, 'copies')
  await mkdir(join(copies, 'a/b.git'), { recursive: true })
  const saved: string[] = []
  const save = async (...file: string[]) => void saved.push(...file)
  const scene = { repositories: () => copies, differences: new Set<string>(), save }
  await giveRepositories(scene, 'you@here', ['a/b'])
  expect(saved).toEqual([
    'you@here',
    '.gitconfig',
    expect.stringContaining(`[url "file://${copies}/"]`),
  ])
  await expect(giveRepositories(scene, 'you@here', ['a/b', 'a/c'])).rejects.toThrow(
    `${copies}/a/c.git is missing: git clone --bare https://github.com/a/c ${copies}/a/c.git`,
  )
})
