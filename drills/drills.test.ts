import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { commandBlocks } from '../site/performed/command-blocks.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { commandsWith } from './commands-with.fixtures.ts'
import { differencesOf } from './compare.ts'
import { fillCode } from './fill.ts'
import { choosePlans } from './main.ts'
import { giveRepositories } from './network/developers-tools.ts'
import { readOptions } from './options.ts'
import { type BlockMarks, blockMarks, pageBlocks } from './page-blocks.ts'
import { builtFile, pagesWithoutPlan } from './page-file.ts'
import { inTime, performPage } from './perform-page.ts'
import { type BlockPlan, type PagePlan, pagePlan, planBlocks, requireStatements } from './plan.ts'
import { readerPlan } from './plans/reader.ts'
import { findPrograms, requirePrograms } from './programs.ts'
import { saveRecord } from './record.ts'
import type { Scene } from './scene.ts'
import { skeletonOf } from './skeleton.ts'
import { stateLibraryDifferences } from './state-library.ts'
import { withWorkFolder } from './work-folder.ts'

const folder = temporaryFolder()

const program = async (name: string, script: string) => {
  const file = join(folder, name)
  await writeFile(file, `#!/bin/sh\n${script}\n`)
  await chmod(file, 0o755)
  return file
}

test('the command line names pages, programs and a folder to keep', () => {
  expect(readOptions(['rollback', '--haqqd', '/a/haqqd', '--keep=/tmp/x', '--list'])).toEqual({
    pages: ['rollback'],
    paths: { haqqd: '/a/haqqd' },
    keep: '/tmp/x',
    list: true,
  })
  expect(readOptions(['--answers']).answers).toBe(true)
  expect(readOptions(['--repositories', '/c']).repositories).toBe('/c')
  expect(() => readOptions(['--answers', 'rollback'])).toThrow('--answers performs no page')
  expect(() => readOptions(['--hagqd', 'x'])).toThrow("Unknown option '--hagqd'")
  expect(() => readOptions(['--haqqd'])).toThrow('argument missing')
  expect(() => readOptions(['--haqqd', '--list'])).toThrow('argument is ambiguous')
  expect(() => readOptions(['--haqqd='])).toThrow('--haqqd needs a path')
})

test('a copy of a repository that is missing is named with the command that makes it', async () => {
  const copies = join(folder, 'copies')
  await mkdir(join(copies, 'a/b.git'), { recursive: true })
  const scene = { repositories: () => copies, differences: new Set<string>() }
  await giveRepositories(scene, folder, ['a/b'])
  expect(await readFile(join(folder, '.gitconfig'), 'utf8')).toContain(`[url "file://${copies}/"]`)
  await expect(giveRepositories(scene, folder, ['a/b', 'a/c'])).rejects.toThrow(
    `${copies}/a/c.git is missing: git clone --bare https://github.com/a/c ${copies}/a/c.git`,
  )
})

test('a page is chosen by the end of its path', () => {
  const plans = ['content/a/run.md', 'content/b/run.md', 'content/b/move.md'].map((page) => ({
    page,
    programs: [],
    differences: [],
    prepare: async () => undefined,
  }))
  const chosen = (...names: string[]) => choosePlans(plans, names).map(({ page }) => page)
  expect(chosen('move')).toEqual(['content/b/move.md'])
  expect(chosen('content/a/run.md')).toEqual(['content/a/run.md'])
  expect(chosen()).toHaveLength(3)
  expect(() => chosen('run')).toThrow(
    /^more than one page with commands ends in "run"; there are:\n {2}content\/a\/run\.md\n {2}content\/b\/run\.md$/,
  )
  expect(() => chosen('stop')).toThrow(
    'no page with commands ends in "stop"; there are:\n  content/a',
  )
})

test('programs are found in PATH or by an option, with the version that they print', async () => {
  const haqqd = await program('haqqd', 'echo 1.8.5')
  const other = await program('other', 'echo "haqqd 1.9.0-rc1" >&2')
  expect(findPrograms({ paths: {} }, `/nowhere:${folder}`).get('haqqd')).toEqual({
    file: haqqd,
    version: '1.8.5',
  })
  expect(findPrograms({ paths: { haqqd: other } }, folder).get('haqqd')?.version).toBe('1.9.0-rc1')
  expect(findPrograms({ paths: {} }, '/nowhere').size).toBe(0)
})

test('a folder that cannot be made is named before anything starts', async () => {
  const use = () => Promise.reject(new Error('started'))
  await expect(withWorkFolder('/dev/null/x', use)).rejects.toThrow(
    /^no folder can be made in \/dev\/null\/x: ENOTDIR.*; name another with --keep$/,
  )
})

test('what is no program, or prints no version, is named', async () => {
  expect(() => findPrograms({ paths: { cast: folder } }, '')).toThrow(
    `--cast ${folder}: no program`,
  )
  const broken = await program('broken', 'echo "cannot start" >&2; exit 3')
  expect(() => findPrograms({ paths: { cast: broken } }, '')).toThrow(
    /prints no version \(exit code 3: cannot start\); is it cast\?/,
  )
})

test('a program that hangs at its version is named, and ended with all that it started', async () => {
  const mark = `9000.${process.pid}`
  const hanging = await program('hanging', `sleep ${mark} & sleep ${mark}`)
  const search = () => findPrograms({ paths: { cast: hanging } }, '', 300)
  expect(search).toThrow(/prints no version \(it hangs\); is it cast\?/)
  await expect.poll(() => commandsWith(mark)).toEqual([])
})

test('the record says which state library a node is built with, if not its own', async () => {
  const node = (name: string, library: string) =>
    program(name, `echo '- cosmossdk.io/store@v1.1.1 => ${library}@v0.0.0-2025'`)
  expect(stateLibraryDifferences('haqqd-next', await node('other', 'example.org/store'))).toEqual([
    'haqqd-next is built with the state library example.org/store instead of its own',
  ])
  const own = await node('own', 'github.com/haqq-network/cosmos-sdk/store')
  expect(stateLibraryDifferences('haqqd-next', own)).toEqual([])
  expect(stateLibraryDifferences('haqqd', await program('old', 'echo 1.8.5'))).toEqual([])
})

test('all missing programs and wrong versions are listed at once', () => {
  const found = new Map([['haqqd', { file: '/b/haqqd', version: '1.9.0' }]] as const)
  expect(() => requirePrograms(found, ['haqqd', 'cast'], { haqqd: '1.8.5' })).toThrow(
    '/b/haqqd is version 1.9.0, and the pages describe 1.8.5\ncast is missing: put it into PATH, or name its file with --cast',
  )
  expect(() => requirePrograms(found, ['haqqd'], {})).not.toThrow()
})

test('placeholders are filled from the table, the longest first', () => {
  const table = { '<the-height>': '12', 'https://a': 'http://b', 'https://a.b': 'http://c' }
  expect(fillCode('H=<the-height> https://a.b https://a', table)).toBe('H=12 http://c http://b')
  expect(fillCode('diff <(a) <(b)', {})).toBe('diff <(a) <(b)')
  expect(() => fillCode('H=<the-other>', table)).toThrow('the placeholder <the-other> has no value')
})

const TEXT = '## Move\n\n1. Stop. It prints `inactive`.\n\n   ```bash\n   stop\n   ```\n'

test('the source of a page says what is done with its blocks', () => {
  const source = [
    '::shell-variables{names="NODE"}',
    '```bash title="haqq@node" skip="needs the device"\na\n```',
    ':::tabs\n:::tab{value="testnet" label="Testnet"}\n```bash facts sees="x y" sees=\'"z"\'\nb\n```\n:::\n:::',
    '```bash title="/bin/saved" skip="a file"\nc\n```',
    '```bash\nd\n```',
  ].join('\n\n')
  expect(blockMarks(source)).toEqual([
    { network: 'Mainnet' },
    { network: 'Testnet' },
    { skip: 'needs the device' },
    { sees: ['x y', '"z"'], network: 'Testnet' },
    {},
  ])
  const said = [
    'at="you@here" prints="^a[.]b" prints="c" until="^up" typed="y" typed="a b" seconds="9"',
    `finds='<the-height>: "height: (\\d+)"' mayFail="^nc"`,
  ].join(' ')
  expect(blockMarks(`\`\`\`bash ${said}\nd\n\`\`\``)).toEqual([
    {
      at: 'you@here',
      prints: [/^a[.]b/m, /c/m],
      until: /^up/m,
      typed: 'y\na b\n',
      seconds: 9,
      finds: { '<the-height>': /"height: (\d+)"/m },
      mayFail: [/^nc/m],
    },
  ])
})

test('a mark that nobody reads, and a pattern that is none, are named', () => {
  const marks = (said: string) => blockMarks(`\`\`\`bash ${said}\nd\n\`\`\``)
  expect(marks('title="you@here" nocheck="cut" whole="\\d+"')).toEqual([{ prints: [/^(?:\d+)$/] }])
  expect(() => marks('print="x"')).toThrow('a block says print="x", which no drill knows')
  expect(() => marks('prints="("')).toThrow('a block has no valid pattern: Invalid regular')
})

test('a badly written mark is named', () => {
  const marks = (said: string) => () => blockMarks(`\`\`\`bash facts ${said}\nd\n\`\`\``)
  expect(marks('title=a {1,3} showLineNumbers=7 hl_lines="2" sees = "x"')()).toEqual([
    { sees: ['x'] },
  ])
  expect(marks('whole="" typed=""')()).toEqual([{ prints: [/^(?:)$/], typed: '\n' }])
  expect(marks('prints=c')).toThrow('a block says prints=c; write the value in quotes')
  expect(marks('prints="a "b" c"')).toThrow('write the value in quotes')
  expect(marks('sees="x')).toThrow('write the value in quotes')
  expect(marks('may-fail="x"')).toThrow('a block says may-fail="x", which no drill knows')
  for (const said of ['prints=""', 'sees=""', 'mayFail=""', 'until=""', 'skip=""', 'at=""'])
    expect(marks(said), said).toThrow(`a block says ${said}, which is empty`)
  for (const said of ['<height>', '<height>: ', ': x'])
    expect(marks(`finds="${said}"`), said).toThrow('write finds="name: pattern"')
  for (const said of ['2 min', '0', '-1'])
    expect(marks(`seconds="${said}"`), said).toThrow('write a number above 0')
})

test('what a command always does, no plan has to say', () => {
  const plan = (code: string, until?: RegExp) => {
    const [block] = planBlocks(
      { page: 'a.md', blocks: until ? { Introduction: { until } } : {} },
      commandBlocks(`\`\`\`bash\n${code}\n\`\`\`\n`),
      '',
    )
    return [block?.typed, block?.until, ...(block?.prints ?? [])].map((one) =>
      one?.toString().trim(),
    )
  }
  const send = 'haqqd tx bank send a b 1 --from a'
  expect(plan(send)).toEqual(['y', undefined, '/code: 0/', '/txhash: [0-9A-F]{64}/'])
  expect(plan(`${send} \\\n  --generate-only > a.json`)).toEqual([undefined, undefined])
  expect(plan(`${send} --generate-only > a.json\n${send}`)[0]).toBe('y')
  expect(plan(`${send}\nhaqqd tx broadcast a.json --yes`)[0]).toBe('y')
  expect(plan('sudo systemctl restart haqqd\nsudo journalctl -fu haqqd')[1]).toBe(
    '/committed state/',
  )
  expect(plan('sudo journalctl -fu haqqd', /halting/)[1]).toBe('/halting/')
})

test('every transaction that cast sends must succeed', () => {
  const send = 'cast send a --account b'
  const [block] = planBlocks(
    { page: 'a.md' },
    commandBlocks(`\`\`\`bash\n${send}\n${send}\n\`\`\`\n`),
    '',
  )
  const proves = (output: string) => block?.prints?.every((pattern) => pattern.test(output))
  const success = 'status               1 (success)\nto  0x1\n'
  expect(proves(success)).toBe(false)
  expect(proves(`${success}status               0 (failed)\n`)).toBe(false)
  expect(proves(`${success}${success}`)).toBe(true)
})

test('a block that starts the node is waited for until the node follows the chain', async () => {
  const sync = { result: { sync_info: { catching_up: false, latest_block_height: '9' } } }
  const asked: string[] = []
  const network = () => ({ height: async () => 9 })
  const machine = (name: string) => {
    asked.push(name)
    return { exec: async () => JSON.stringify(sync) }
  }
  const text = '```bash title="admin1@spare"\nsudo systemctl start haqqd\n```\n'
  const [block] = planBlocks({ page: 'a.md' }, commandBlocks(text), '')
  await block?.after?.({ machine, network } as unknown as Scene, '', 'admin1@spare')
  expect(asked).toEqual(['spare'])
})

test('a container inside the tab of a network does not end it', () => {
  const source = [
    ':::::tabs\n::::tab{label="Testnet"}\n:::note\nWait.\n:::',
    '```bash\na\n```',
    '::::\n:::::',
    '```bash\nb\n```',
  ].join('\n\n')
  expect(blockMarks(source)).toEqual([{ network: 'Testnet' }, {}])
})

test('a block has its marks only where the built page is that of the source', async () => {
  const root = join(folder, 'marked')
  for (const [file, text] of [
    ['content/_b.md', '```bash sees="x"\nb\n```\n'],
    ['dist/a.md', '# A\n\n```bash\nb\n```\n'],
  ] as const) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  for (const written of [
    '::include{file="./_b.md"}',
    "::include{ file='_b.md' }",
    '> ::include{file=_b.md}',
    '   ::include{file="/content/_b.md"} ',
  ]) {
    await writeFile(join(root, 'content/a.md'), `# A\n\n${written}\n`)
    const { blocks } = await pageBlocks('content/a.md', root)
    expect(blocks, written).toMatchObject([{ code: 'b', sees: ['x'], step: 'Introduction' }])
  }
  await writeFile(join(root, 'content/a.md'), '# A\n')
  await expect(pageBlocks('content/a.md', root)).rejects.toThrow(
    'dist/a.md has 1 command blocks, and content/a.md has 0; build the site again',
  )
  await expect(pageBlocks('content/c.md', root)).rejects.toThrow('dist/c.md is missing')
})

const blocksOf = (text: string, ...marks: Partial<BlockMarks>[]) =>
  commandBlocks(text).map((block, index) => ({ ...block, ...marks[index] }))

test('a plan says what is special, and expects only what the page says', () => {
  const plan = (
    blocks: NonNullable<PagePlan['blocks']>,
    marks: Partial<BlockMarks> = {},
    text = TEXT,
  ) => planBlocks({ page: 'content/a.md', at: 'you@here', blocks }, blocksOf(TEXT, marks), text)
  expect(plan({})[0]).toMatchObject({ block: { code: 'stop' }, at: 'you@here', skip: undefined })
  const [stop] = plan({ 'Move > 1': { at: 'me@there', typed: 'y' } }, { sees: ['inactive'] })
  expect(stop).toMatchObject({ at: 'me@there', typed: 'y', sees: ['inactive'] })
  expect(stop?.mayFail?.some((one) => one.test('systemctl is-active x'))).toBe(true)
  expect(() => plan({ 'Move > 2': {} })).toThrow(
    '0 blocks are run at "Move > 2", and the plan has 1',
  )
  expect(() => plan({ 'Move > 1': [{}, {}] })).toThrow('1 blocks are run at "Move > 1"')
  expect(() => plan({ 'Move > 1': { sees: ['active since'] } })).toThrow(
    'one should see "active since" at "Move > 1", which the page does not say',
  )
  expect(() => plan({}, { sees: ['active since'] })).toThrow('which the page does not say')
  expect(() => plan({}, { skip: 'needs a phone' })).toThrow('no block would be run')
})

/** Plans a step of a page that was recorded as `TEXT` and has changed. */
const planChanged = (text: string, step = 'Move > 1', recordedText = TEXT) => {
  const recorded = blocksOf(recordedText).map(({ step, commands }) => ({
    step,
    commands,
    result: 'as described' as const,
  }))
  const plan = { page: 'content/a.md', blocks: { [step]: { typed: 'y' } } }
  return planBlocks(plan, blocksOf(text), text, recorded)
}

test('a plan does not fit a step with another heading, whose commands the record knows', () => {
  const renamed = TEXT.replace('Move', 'Leave')
  expect(() => planChanged(renamed)).toThrow(
    'content/a.md: "Move > 1" is "Leave > 1" now; change the plan in drills/plans',
  )
  expect(planChanged(renamed, 'Leave > 1')[0]?.typed).toBe('y')
  const other = renamed.replace('stop', 'start')
  expect(() => planChanged(other)).toThrow('0 blocks are run at "Move > 1"')
})

const LOOK = '1. Look.\n\n   ```bash\n   look\n   ```\n\n'
const STOP = '2. Stop.\n\n   ```bash\n   stop\n   ```\n'

test('a plan does not fit a step that stands one later, after a new one', () => {
  const inserted = `## Move\n\n${LOOK}${STOP}`
  expect(() => planChanged(inserted)).toThrow('"Move > 1" is "Move > 2" now')
  expect(planChanged(inserted, 'Move > 2')[1]?.typed).toBe('y')
})

test('commands that another step had as well have not moved', () => {
  const twice = `${TEXT}\n## Again\n\n${STOP}`
  const changed = twice.replace('   stop', '   halt')
  expect(planChanged(changed, 'Move > 1', twice)[0]?.typed).toBe('y')
})

test('of tabs for two networks those of one are carried out', () => {
  const text = ['a', 'b', 'c', 'd'].map((code) => `\`\`\`bash\n${code}\n\`\`\``).join('\n\n')
  const marks = ['Testnet', 'Mainnet', 'Testnet'].map((network) => ({ network }))
  const run = (network?: PagePlan['network']) =>
    planBlocks({ page: 'content/a.md', ...(network && { network }) }, blocksOf(text, ...marks), '')
      .filter(({ skip }) => skip === undefined)
      .map(({ block }) => block.code)
  expect(run()).toEqual(['a', 'c', 'd'])
  expect(run('Mainnet')).toEqual(['b', 'd'])
  expect(run('both')).toEqual(['a', 'b', 'c', 'd'])
})

test('a reader has a network also on a page that prepares nothing else', async () => {
  const startNetwork = () => Promise.reject(new Error('started'))
  const { prepare } = readerPlan('a.md', {})
  await expect(prepare({ startNetwork } as unknown as Scene)).rejects.toThrow('started')
})

/**
 * Performs a page whose blocks all print the same.
 * @returns the code that was run
 */
async function perform(text: string, printed: string, blocks: NonNullable<PagePlan['blocks']>) {
  const ran: string[] = []
  const run = async (code: string) => {
    ran.push(code)
    return { output: printed, failed: [] }
  }
  const scene = { found: new Map(), differences: new Set(), shell: async () => ({ run }) }
  const plan = pagePlan('a.md', { at: 'you@here', prepare: async () => undefined, blocks })
  await performPage(plan, {
    scene: scene as unknown as Scene,
    programs: new Map(),
    blocks: blocksOf(text),
    text,
    recorded: [],
  })
  return ran
}

test('what a block prints is taken over into later blocks, and must be there', async () => {
  const text = '```bash\nask\n```\n\n```bash\nstop <the-height>\n```\n'
  const blocks = { Introduction: [{ finds: { '<the-height>': /height: (\d+)/ } }, {}] }
  expect(await perform(text, 'height: 12', blocks)).toEqual(['ask', 'stop 12'])
  await expect(perform(text, 'no answer', blocks)).rejects.toThrow(
    'Introduction, you@here: the output does not match /height: (\\d+)/',
  )
})

test('a failure around a block names its step, and the block is not as described', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const fails = () => assert.fail('the height is 3')
  const work = (block: BlockPlan) => perform(TEXT, '', { 'Move > 1': block })
  for (const block of [{ before: fails }, { after: fails }])
    await expect(work(block)).rejects.toThrow(/^Move > 1, you@here: the height is 3$/)
  expect(print).not.toHaveBeenCalled()
  await work({})
  expect(print.mock.calls).toEqual([[expect.stringContaining('Move > 1, you@here: as described')]])
  print.mockRestore()
})

test('a plan to begin with has each step with blocks that are run', () => {
  const text = `${TEXT}\n   \`\`\`bash\n   look\n   \`\`\`\n\n## Off\n\n\`\`\`bash\nno\n\`\`\`\n`
  const blocks = blocksOf(text, {}, {}, { skip: 'needs a phone' })
  const stale = { page: 'content/a.md', at: 'you@here', blocks: { Gone: { typed: 'y' } } }
  expect(skeletonOf(stale, blocks, text)).toBe(
    `readerPlan("a.md", {
  blocks: {
    // you@here: stop
    // you@here: look
    "Move > 1": [{}, {}],
  },
})`,
  )
})

test('a statement that its page does not make is named', () => {
  const require = (says: string) =>
    requireStatements(
      { page: 'content/a.md', statements: [{ says, show: async () => '', prints: /x/ }] },
      TEXT,
    )
  expect(() => require('Move')).not.toThrow()
  expect(() => require('Fly')).toThrow('the plan shows "Fly", which the page does not say')
})

test('an output is compared with what the page says one sees', () => {
  const run = (output: string, failed: { command: string; status: number }[] = []) => ({
    output,
    failed,
  })
  const plan = { sees: ['inactive'], prints: [/^\d+$/m], mayFail: [/is-active/] }
  const normal = { command: 'systemctl is-active haqqd', status: 3 }
  expect(differencesOf(run('\u001b[32minactive\u001b[0m\n12', [normal]), plan)).toEqual([])
  expect(differencesOf(run('active?', [{ command: 'cp a b', status: 1 }]), plan)).toEqual([
    '`cp a b` failed with exit code 1',
    'the page says one sees "inactive", and it was not there',
    'the output does not match /^\\d+$/m',
  ])
})

test('a word is seen as a whole, a beginning of one with digits is enough', () => {
  const run = { output: 'inactive\nhaqqvaloper1abc', failed: [] }
  expect(differencesOf(run, { sees: ['inactive', 'haqqvaloper1'] })).toEqual([])
  expect(differencesOf(run, { sees: ['active'] })).toHaveLength(1)
})

const record = (page: string, day: string) => ({
  page,
  day,
  versions: { haqqd: '1.8.5' },
  differences: [],
  steps: [{ step: 'x', commands: '0123456789abcdef', result: 'as described' as const }],
})

test('a record replaces that of its page, and an invalid one changes nothing', async () => {
  const file = join(folder, 'performed.json')
  await writeFile(file, '{ "pages": [] }')
  await saveRecord(file, record('content/b.md', '2026-11-25'))
  await saveRecord(file, record('content/a.md', '2026-11-25'))
  await saveRecord(file, record('content/b.md', '2026-11-26'))
  const saved = await readFile(file, 'utf8')
  const { pages } = JSON.parse(saved)
  expect(pages.map(({ page, day }: { page: string; day: string }) => `${page} ${day}`)).toEqual([
    'content/a.md 2026-11-25',
    'content/b.md 2026-11-26',
  ])
  await expect(saveRecord(file, record('content/b.md', 'today'))).rejects.toThrow('day')
  expect(await readFile(file, 'utf8')).toBe(saved)
})

test('drills that end at the same time keep the records of each other', async () => {
  const file = join(folder, 'together.json')
  await writeFile(file, '{ "pages": [] }')
  const names = Array.from({ length: 4 }, (_, index) => `content/page-${index}.md`)
  await Promise.all(names.map((name) => saveRecord(file, record(name, '2026-11-26'))))
  const { pages } = JSON.parse(await readFile(file, 'utf8'))
  expect(pages.map(({ page }: { page: string }) => page)).toEqual(names.toSorted())
})

test('the lock of a drill that was killed does not stop the next', async () => {
  const file = join(folder, 'killed.json')
  await writeFile(file, '{ "pages": [] }')
  await mkdir(`${file}.lock`)
  const longAgo = new Date('2026-11-25')
  await utimes(`${file}.lock`, longAgo, longAgo)
  await saveRecord(file, record('content/a.md', '2026-11-26'))
  expect(await readFile(file, 'utf8')).toContain('content/a.md')
  expect((await readdir(folder)).filter((name) => name.endsWith('.lock'))).toEqual([])
})

test('two processes with the same number import the same module at the same time', async () => {
  const script = join(import.meta.dirname, '../scripts/import-typescript.mjs')
  // As in the namespaces of two drills, where both have the number 1.
  const code = `Object.defineProperty(process, 'pid', { value: 1 })
    const { importTypeScript } = await import(${JSON.stringify(script)})
    const { PROGRAMS } = await importTypeScript('drills/options.ts')
    console.log(PROGRAMS[0])`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  const printed = await Promise.all([run(), run(), run()])
  expect(printed.map(({ stdout }) => stdout.trim())).toEqual(['haqqd', 'haqqd', 'haqqd'])
})

test('work of a plan that hangs is named', async () => {
  const never = new Promise<void>(() => undefined)
  await expect(inTime('to prepare it', 0.05, never)).rejects.toThrow(
    'to prepare it hangs: no end after 0.05 s',
  )
  expect(await inTime('to prepare it', 30, Promise.resolve(7))).toBe(7)
})

test('pages with command blocks that have no plan are known', async () => {
  const root = join(folder, 'site')
  for (const [file, text] of [
    ['content/a/index.md', ''],
    ['content/b.mdx', ''],
    ['content/_partial.md', ''],
    ['content/prose.md', ''],
    ['dist/a.md', TEXT],
    ['dist/b.md', TEXT],
    ['dist/prose.md', 'No command.'],
  ] as const) {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  expect(builtFile('content/a/index.md')).toBe('dist/a.md')
  expect(await pagesWithoutPlan(root, [{ page: 'content/a/index.md' }])).toEqual(['b.mdx'])
  await rm(join(root, 'dist'), { recursive: true })
  await expect(pagesWithoutPlan(root, [])).rejects.toThrow('dist is missing; build the site first')
})
