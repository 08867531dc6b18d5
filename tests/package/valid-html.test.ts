import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPrograms } from '../../scripts/test-programs.mjs'
import { newSite, runDocs } from '../build/run-docs.ts'
import { lacks } from '../needed-packages.ts'

const ROOT = join(import.meta.dirname, '../..')
const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** What the checker calls an error, and we keep. Each has to be found, or it leaves the list. */
const EXCEPTIONS: readonly (readonly [message: RegExp, reason: string])[] = [
  [
    /^The “role” attribute must not be used on a “t[rdh]” element/,
    'Tables whose rows become blocks on phones lose their roles with their layout in some browsers.',
  ],
  [
    /^Element “dialog” is missing required attribute “role”/,
    'The element has the role by itself; the checker asks for it beside "aria-modal".',
  ],
  [
    /^Attribute “autocorrect” not allowed on element “input”/,
    'Part of the HTML standard since 2024, and newer than this version of the checker.',
  ],
  [
    /Unrecognised directive-name: "require-trusted-types-for"/,
    "Trusted Types are newer than the checker's list of directives.",
  ],
  [
    /^CSS: .*(?:“size-adjust”|“animation-timeline”|“container-type”|“contain-intrinsic-size”|“anchor-name”|“position-anchor”|anchor\(end\)|“anchor\(end\)”|color-mix|“@container”)/,
    'CSS that all current browsers support, or do without, and that the checker does not know.',
  ],
]

interface Message {
  readonly url: string
  readonly message: string
  readonly extract?: string
}

// Version 25.11.25 is the last one whose installation runs no script, which would download Java.
const hasNoJava = lacks('valid HTML', missingPrograms(['default-jre-headless']))

test.skipIf(hasNoJava)(
  'every page is valid HTML, but for the exceptions of the list',
  async () => {
    const dist = join(await newSite({}), 'dist')
    expect(await runDocs(['build', ROOT, '--out', dist])).toMatchObject({ exitCode: 0 })
    const files = (await readdir(dist, { recursive: true }))
      .filter((file) => file.endsWith('.html'))
      // Pieces of pages, which the client inserts.
      .filter((file) => !file.startsWith('assets'))
    expect(files.length).toBeGreaterThan(300)
    const messages = await check(await withStylesOnce(dist, files))
    const isException = ({ message }: Message) => EXCEPTIONS.some(([known]) => known.test(message))
    const wrong = messages.filter((found) => !isException(found)).map(lineOf)
    expect([...new Set(wrong)]).toEqual([])
    for (const [known] of EXCEPTIONS)
      expect(
        messages.some(({ message }) => known.test(message)),
        String(known),
      ).toBe(true)
    // Java reads 300 pages, beside other tests.
  },
  300_000,
)

/** Empty every style sheet that an earlier page has, because they take most of the time. */
async function withStylesOnce(dist: string, files: readonly string[]): Promise<string[]> {
  const seen = new Set<string>()
  return Promise.all(
    files.map(async (file) => {
      const path = join(dist, file)
      const html = await readFile(path, 'utf8')
      const lighter = html.replace(/(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g, (whole, tag, css) => {
        if (seen.has(css)) return tag
        seen.add(css)
        return whole
      })
      await writeFile(path, lighter)
      return path
    }),
  )
}

/** The errors of pages. */
function check(files: readonly string[]): Promise<Message[]> {
  const options = ['-jar', CHECKER, '--errors-only', '--exit-zero-always', '--format', 'json']
  return new Promise((resolve, reject) => {
    execFile(
      'java',
      [...options, '--stdout', ...files],
      { maxBuffer: 256 * 1024 * 1024 },
      (error, stdout) => {
        if (error === null) resolve(JSON.parse(stdout).messages)
        else reject(error)
      },
    )
  })
}

/** A message with its place, once for a fault of the shell, which is on every page. */
function lineOf({ message, extract = '' }: Message): string {
  return `${message}\n${extract}`
}
