import { expect, test } from 'vitest'
import { repositoryAddress } from './repository-address.ts'

test.each([
  ['git@github.com:org/name.git', 'https://github.com/org/name/blob/HEAD/'],
  ['https://github.com/org/name', 'https://github.com/org/name/blob/HEAD/'],
  ['https://GitHub.com/org/name.git/', 'https://github.com/org/name/blob/HEAD/'],
  ['git+https://github.com/org/name.git', 'https://github.com/org/name/blob/HEAD/'],
  ['ssh://git@github.com:22/org/name.git', 'https://github.com/org/name/blob/HEAD/'],
  ['git://github.com/org/na.me.git', 'https://github.com/org/na.me/blob/HEAD/'],
  ['https://github.example.org/org/name', 'https://github.example.org/org/name/blob/HEAD/'],
  ['org/name', 'https://github.com/org/name/blob/HEAD/'],
  ['github:org/name', 'https://github.com/org/name/blob/HEAD/'],
  ['gitlab:org/name', 'https://gitlab.com/org/name/-/blob/HEAD/'],
  ['git@gitlab.example.org:a/b/c.git', 'https://gitlab.example.org/a/b/c/-/blob/HEAD/'],
  ['bitbucket:org/name', 'https://bitbucket.org/org/name/src/HEAD/'],
  ['https://codeberg.org/org/name.git', 'https://codeberg.org/org/name/src/branch/trunk/'],
  ['git@git.sr.ht:~me/name', 'https://git.sr.ht/~me/name/tree/HEAD/item/'],
  ['/srv/git/name.git', undefined],
  ['../name', undefined],
  ['file:///srv/git/name', undefined],
  ['gist:11081aaa281', undefined],
  ['https://example.org/org/name', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('%s has its files at %s', (remote, file) => {
  expect(repositoryAddress(remote, 'trunk')?.file).toBe(file)
})

test('publishes no user, token or port of a remote', () => {
  const { file, folder } = repositoryAddress('https://ci:secret@gitlab.com:8443/a/b.git') ?? {}
  expect(file).toBe('https://gitlab.com/a/b/-/blob/HEAD/')
  expect(folder).toBe('https://gitlab.com/a/b/-/tree/HEAD/')
})
