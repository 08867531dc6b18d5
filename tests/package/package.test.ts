import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import {
  addTypes,
  binOf,
  installInto,
  packEngine,
  protectModules,
  runAs,
  TYPESCRIPT,
  warraq,
  withServer,
} from './installed-package.ts'

let tarball = ''
beforeAll(async () => {
  tarball = await packEngine()
})

test('the package contains the engine and nothing from the site or the tests', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
  expect(files).toContain('package/dist/main.mjs')
  expect(files).toContain('package/dist/types/index.d.ts')
  expect(files).toContain('package/dist/types/theme.d.ts')
  expect(files).toContain('package/README.md')
  expect(files).toContain('package/CHANGELOG.md')
  expect(files).toContain('package/LICENSE')
  expect(files).toContain('package/docs/content/guide/getting-started.md')
  expect(files).toContain('package/docs/content/guide/plugins.md')
  expect(files).toContain('package/docs/content/reference/configuration.md')
  expect(files).toContain('package/dist/schemas/front-matter.json')
  for (const example of ['katex', 'mermaid'])
    for (const file of [
      'package.json',
      'docs.config.ts',
      `${example}-plugin.ts`,
      'content/index.md',
    ])
      expect(files).toContain(`package/examples/${example}/${file}`)
  expect(files.filter((file) => /\.(?:test|fixtures)\.|haqq|content\/learn/.test(file))).toEqual([])
})

test.each([
  ['npm', 'hoisted', 'site'],
  ['pnpm', 'linked', 'a folder with spaces'],
] as const)('one page is built, checked, previewed and developed in the layout of %s', async (_, strategy, name) => {
  const dir = await installInto(name, tarball, strategy)
  expect(await warraq(dir, 'build')).toMatch(/Built \d+ pages/)
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toContain(
    'One page, and nothing else.',
  )
  expect(await warraq(dir, 'check')).toContain('1 page written')
  await withServer(dir, 'preview', async (url) => {
    expect(await (await fetch(url)).text()).toContain('<h1')
  })
  await withServer(dir, 'dev', async (url) => {
    expect(await (await fetch(url)).text()).toContain('One page, and nothing else.')
  })
})

test('a configuration, an island and a part of the theme find the engine and its React in the layout of pnpm', async () => {
  const dir = await installInto('site', tarball, 'linked')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `import { defineConfig } from 'warraq'
export default defineConfig({
  title: 'One',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: '.', route: '/' }],
  islandsDir: 'islands',
  themeDir: 'theme',
  lastUpdated: { date: false },
})
`,
  )
  await addIsland(dir)
  await addFooter(dir)
  await writeFile(join(dir, 'index.md'), '# Hello\n\nOne page.\n\n::tap-counter\n')
  expect(await warraq(dir, 'build')).toMatch(/Built \d+ pages/)
  const html = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(html).toContain('Tapped 0 times')
  expect(html).toMatch(/<div class="frame"><footer class="footer .*Every page ends here/)
  const scripts = await readdir(join(dir, 'dist/assets'))
  expect(scripts.some((name) => name.startsWith('TapCounter-'))).toBe(true)
})

test('TypeScript finds the types of every entry, as Node and as a bundler resolve them', async () => {
  const dir = await installInto('site', tarball, 'linked')
  await writeFile(
    join(dir, 'docs.config.ts'),
    `import { type DocsConfigInput, defineConfig } from 'warraq'
import { networkPlugin } from './network-plugin.js'
const config: DocsConfigInput = {
  title: 'One',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: '.', route: '/' }],
  navbar: { items: [{ type: 'network', name: 'Testnet' }] },
  plugins: [networkPlugin()],
}
export default defineConfig(config)
`,
  )
  await writeFile(
    join(dir, 'network-plugin.ts'),
    `import type { DialogPanel, WarraqPlugin } from 'warraq/plugin'
declare module 'warraq/plugin' {
  interface NavbarItemKinds {
    network: { readonly name: string }
  }
}
export const panel: DialogPanel = { name: 'help', Offer: ({ query }) => query }
export function networkPlugin(): WarraqPlugin {
  return { name: 'network', theme: { navbar: { network: { module: 'Badge.tsx' } } } }
}
// @ts-expect-error: a hook that does not exist
export const wrong: WarraqPlugin = { name: 'wrong', emitt: () => [] }
`,
  )
  await writeFile(
    join(dir, 'Badge.tsx'),
    `import { Html } from 'warraq/components'
import { Footer, type FooterProps, type NavbarComponentProps } from 'warraq/theme'
export default function Badge({ options }: NavbarComponentProps<{ readonly name: string }>) {
  return <Html as="div" html={options.name} />
}
export const Framed = (props: FooterProps) => <Footer {...props} />
// @ts-expect-error: a prop that the part does not have
export const Wrong = (props: FooterProps) => <Footer {...props} links={1} />
`,
  )
  await addTypes(dir)
  for (const resolution of ['nodenext', 'bundler']) {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    const options = `--noEmit --strict --target esnext --jsx react-jsx --module ${module} --moduleResolution ${resolution}`
    const { status, stdout } = spawnSync(
      process.execPath,
      [TYPESCRIPT, ...options.split(' '), 'docs.config.ts', 'network-plugin.ts', 'Badge.tsx'],
      { cwd: dir, encoding: 'utf8' },
    )
    expect({ resolution, status, stdout }).toEqual({ resolution, status: 0, stdout: '' })
  }
})

test('a missing optional package is reported in one line', async () => {
  const dir = await installInto('site', tarball, 'hoisted')
  await writeFile(
    join(dir, 'docs.config.mjs'),
    "export default { title: 'One', url: 'https://docs.example.org', sections: [{ id: 'docs', path: '.', route: '/' }], images: {} }\n",
  )
  await expect(warraq(dir, 'build')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^\S+ is not installed, and making smaller copies of images needs it.*\n$/,
    ),
  })
})

test('a package of another major version is reported with its folder and a fix', async () => {
  const dir = await installInto('site', tarball, 'hoisted')
  const change = async (name: string, version: string) => {
    const folder = join(dir, 'node_modules', name)
    const file = join(folder, 'package.json')
    const manifest = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
    await mkdir(folder, { recursive: true })
    await writeFile(file, JSON.stringify({ ...manifest, name, version }))
  }
  await writeFile(
    join(dir, 'docs.config.mjs'),
    "export default { title: 'One', url: 'https://docs.example.org', sections: [{ id: 'docs', path: '.', route: '/' }], lastUpdated: { date: false }, images: {} }\n",
  )
  await change('sharp', '0.1.0')
  await expect(warraq(dir, 'build')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /node_modules\/sharp is version 0\.1\.0, and making smaller copies of images needs \^/,
    ),
  })
  await change('vite', '7.1.0')
  await expect(warraq(dir, 'build')).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^warraq needs vite \^8\S+, but \S+\/node_modules\/vite is version 7\.1\.0\.\n.*overrides/,
    ),
  })
})

test('a build needs no write permission in node_modules, and writes nothing there', async () => {
  const dir = await installInto('site', tarball, 'hoisted')
  const before = await listing(join(dir, 'node_modules'))
  const user = await protectModules(dir)
  await expect(runAs(user, dir, 'touch', 'node_modules/file')).rejects.toThrow(/denied/)
  await runAs(user, dir, process.execPath, binOf(dir), 'build')
  expect(await readdir(join(dir, 'dist'))).toContain('index.html')
  expect(await listing(join(dir, 'node_modules'))).toEqual(before)
  await promisify(execFile)('chmod', ['-R', 'u+w', dir])
  await rm(dir, { recursive: true })
})

async function addFooter(dir: string): Promise<void> {
  await mkdir(join(dir, 'theme'))
  await writeFile(
    join(dir, 'theme/Footer.tsx'),
    `import { Footer, type FooterProps } from 'warraq/theme'
export default function FramedFooter({ footer }: FooterProps) {
  return <div className="frame"><Footer footer={{ ...footer, copyright: 'Every page ends here' }} /></div>
}
`,
  )
}

async function addIsland(dir: string): Promise<void> {
  await mkdir(join(dir, 'islands'))
  await writeFile(
    join(dir, 'islands/TapCounter.tsx'),
    `import { useState } from 'react'
import { useMounted } from 'warraq/components'
export default function TapCounter() {
  const [count, setCount] = useState(0)
  return <button disabled={!useMounted()} onClick={() => setCount(count + 1)}>{\`Tapped \${count} times\`}</button>
}
`,
  )
}

/** Every path below a folder; compared because root can write despite a mode that forbids it. */
async function listing(dir: string): Promise<string[]> {
  return (await readdir(dir, { recursive: true })).sort()
}
