import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { readTree, runDocs } from './run-docs.ts'

const SECRET = 'b3VyLXNlY3JldA'
const CONFIG = `export default {
  title: 'Fixture',
  url: 'https://docs.example.org',
  redirects: { '/': '/docs/' },
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
  staticDirs: ['public'],
  pagesDir: 'pages',
  precompress: false,
}`

/** A site inside a folder that contains secrets. */
async function siteWith(
  files: Readonly<Record<string, string>>,
  links: Readonly<Record<string, string>>,
): Promise<string> {
  const root = join(temporaryFolder(), 'site')
  const all = {
    'docs.config.ts': CONFIG,
    'public/a.txt': 'a',
    'pages/about.md': '# About\n',
    '../secret.png': SECRET,
    '../_secret.mdx': SECRET,
    '../folder/secret.md': SECRET,
    '.git/config': SECRET,
    '.env': SECRET,
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(join(root, dirname(file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  for (const [file, target] of Object.entries(links)) {
    await mkdir(join(root, dirname(file)), { recursive: true })
    await symlink(target, join(root, file))
  }
  return root
}

test('references outside the site folder fail the build, with file and line', async () => {
  const root = await siteWith(
    {
      'content/index.md': `# Index

![a](@site/../secret.png)

![b](../../secret.png)

[c](@site/../secret.png)

![d](./linked.png)

![e](@site/.git/config)

[f](@site/.env.local.txt)

<video src="../../secret.png"></video>

![g](/other.png)
`,
      '.env.local.txt': SECRET,
      'content/.hidden.md': SECRET,
      'content/includes.md':
        '# Includes\n\n::include{file="../../folder/secret.md"}\n\n::include{file="/../folder/secret.md"}\n\n::include{file="./_linked.md"}\n\n::include{file=".hidden.md"}\n\n::include{file="../.git/config"}\n',
      'content/image.md': '---\nimage: "@site/../secret.png"\n---\n\n# Image\n',
      'content/partial.mdx':
        "import A from '@site/../_secret.mdx'\nimport B from '../../_secret.mdx'\n\nimport C from './_linked.mdx'\n\n<A /><B /><C />\n",
    },
    {
      'content/linked.png': '../../secret.png',
      'content/linked.md': '../../folder/secret.md',
      'content/folder': '../../folder',
      'content/_linked.mdx': '../../_secret.mdx',
      'content/_linked.md': '../../folder/secret.md',
      'content/hidden.md': '../.git/config',
      'public/other.png': '../../secret.png',
      'public/folder': '../../folder',
      'pages/linked.md': '../../folder/secret.md',
    },
  )
  const run = await runDocs(['build', root])
  expect(run.exitCode).toBe(1)
  const heads = run.stderr.split('\n').filter((line) => / {2}(?:error|warning) {2}/.test(line))
  expect(heads.sort()).toMatchInlineSnapshot(`
    [
      "content/_linked.md  error  content/unusable-link",
      "content/_linked.mdx  error  content/unusable-link",
      "content/folder  error  content/unusable-link",
      "content/hidden.md  error  content/unusable-link",
      "content/image.md  error  file/not-of-the-site",
      "content/includes.md:11  error  include/unusable-file",
      "content/includes.md:3  error  include/unusable-file",
      "content/includes.md:5  error  include/unusable-file",
      "content/includes.md:7  error  include/unusable-file",
      "content/includes.md:9  error  include/unusable-file",
      "content/index.md:11  error  file/not-of-the-site",
      "content/index.md:13  error  file/not-of-the-site",
      "content/index.md:15  error  file/not-of-the-site",
      "content/index.md:17  error  file/not-of-the-site",
      "content/index.md:3  error  file/not-of-the-site",
      "content/index.md:5  error  file/not-of-the-site",
      "content/index.md:7  error  file/not-of-the-site",
      "content/index.md:9  error  file/not-of-the-site",
      "content/linked.md  error  content/unusable-link",
      "content/linked.png  error  content/unusable-link",
      "content/partial.mdx:1  error  mdx/unknown-import",
      "content/partial.mdx:2  error  mdx/unknown-import",
      "content/partial.mdx:4  error  mdx/unknown-import",
      "docs.config.ts  warning  git/no-dates",
      "pages/linked.md  error  content/unusable-link",
      "public/folder  error  content/unusable-link",
      "public/other.png  error  content/unusable-link",
    ]
  `)
  expect(run.stderr).toContain(`content/index.md:3  error  file/not-of-the-site
  found     @site/../secret.png, which is outside the site folder
  expected  a file inside the site folder that is not hidden and not in a hidden folder
  fix       copy the file beside the page or into a static folder, or correct the path`)
  expect(run.stderr).toContain(`content/linked.md  error  content/unusable-link
  found     a symbolic link to a place outside the site folder
  expected  a file or folder, or a symbolic link to one inside the site folder
  fix       copy the target into the site folder, or remove the link`)
  expect(run.stderr).not.toContain(SECRET)
})

test('symbolic links inside the site are followed, and the output contains no links', async () => {
  const root = await siteWith(
    {
      'content/index.md':
        '# Index\n\n![a](./linked.png)\n\n[b](./linked.md)\n\n[c](folder/one.md)\n',
      'shared/pages/one.md': '# One\n',
      'shared/page.md': '# Shared\n',
      'shared/picture.png': 'picture',
      'shared/public/deep/b.txt': 'b',
    },
    {
      'content/linked.png': '../shared/picture.png',
      'content/linked.md': '../shared/page.md',
      'content/folder': '../shared/pages',
      'public/folder': '../shared/public',
    },
  )
  const run = await runDocs(['build', root])
  expect(run.exitCode).toBe(0)
  const files = Object.keys(await readTree(join(root, 'dist')))
  expect(files).toEqual(
    expect.arrayContaining([
      'docs/linked/index.html',
      'docs/folder/one/index.html',
      'folder/deep/b.txt',
      'about/index.html',
    ]),
  )
  expect(files.filter((file) => /linked.*\.png$/.test(file))).toHaveLength(1)
})
