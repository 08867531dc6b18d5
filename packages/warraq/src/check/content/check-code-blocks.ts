import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeDepthCounter, MOST_NESTED_CODE } from '@warraq/markup/code-depth'
import { codeFences, formatOf } from '@warraq/markup/source-code'
import type { CodeFence } from '@warraq/markup/source-parts'
import { remembered } from '@warraq/search/remembered'
import { parse as parseToml, TomlError } from 'smol-toml'
import { parseSync } from 'vite'
import { parseAllDocuments } from 'yaml'
import { comparesKeys } from '../../config/parse-yaml.ts'
import { candidatesOf, fileOfFence } from '../../content/fences/code-file.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { CodeBlockUse, CodeLanguage, CodeProblem } from '../../plugins/warraq-plugin.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'
import { writtenPlace } from '../../shared/data/line-origins.ts'
import { messageOf } from '../../shared/text/message-of.ts'
import { packageNameOf } from '../../system/package-files.ts'
import { compileTypeScript, NODE_TYPES } from './compile-typescript.ts'
import { parseBash } from './parse-bash.ts'

const LANGUAGES: readonly CodeLanguage[] = [
  { names: ['bash', 'sh', 'shell'], check: parseBash },
  { names: ['json'], check: faultsBy(faultOfJson) },
  { names: ['toml'], check: faultsBy(faultOfToml) },
  { names: ['yaml', 'yml'], check: faultsBy(faultOfYaml) },
  { names: ['typescript', 'ts', 'tsx'], check: checkTypeScript, tool: 'typescript' },
  { names: ['javascript', 'js', 'jsx', 'mjs'], check: parseScripts },
]

/** Whether a block is a whole file, which a compiler must accept. */
const isComplete = ({ meta }: CodeBlockUse) => /(?:^|\s)complete(?:\s|$)/.test(meta)

/** What may stand around the code of a block: nothing, or what makes it members or a body. */
const FRAMES = [
  ['', ''],
  ['({', '\n})'],
  ['class A {', '\n}'],
  ['async () => {', '\n}'],
] as const

const NO_CHECK = /(?:^|\s)nocheck(?:=(?:"([^"]*)"|'([^']*)'))?(?=\s|$)/

/** A page whose code is checked. */
export interface PageOfCode extends Pick<ContentPage, 'file' | 'text' | 'origins'> {
  readonly compiled: Pick<ContentPage['compiled'], 'dependencies'>
}

/** A fence of a page, and the code that it shows; absent for a part of a file. */
interface ShownCode {
  readonly page: PageOfCode
  readonly fence: CodeFence
  readonly block?: CodeBlockUse
}

export interface CodeScope {
  /** Folder of the site, in which pages name the files that they show. */
  readonly root: string
  /** Folder for files that compilers read. */
  readonly workDir: string
  /** Languages of plugins. */
  readonly others?: readonly CodeLanguage[]
}

/**
 * Checks that fenced code is valid in its language, also in whole files that blocks show: a part of a
 * file need not be valid alone. A block that is wrong on purpose gives a reason:
 * `nocheck="shows the error"`.
 * @returns findings by the page that has the block
 */
export async function checkCodeBlocks(
  pages: readonly PageOfCode[],
  { root, workDir, others = [] }: CodeScope,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const shown = pages.flatMap((page) => shownCode(page, root))
  const shownBy = new Map<CodeBlockUse, ShownCode>()
  for (const one of shown)
    if (one.block !== undefined && !NO_CHECK.test(one.fence.meta)) shownBy.set(one.block, one)
  const checked = [...shownBy.keys()]
  const problems = await Promise.all(
    [...LANGUAGES, ...others].map(async ({ names, check, whenComplete }) => {
      const own = checked.filter(
        (block) =>
          names.includes(block.language) && (whenComplete === undefined || isComplete(block)),
      )
      return own.length === 0 ? [] : check(own, workDir)
    }),
  )
  const found = new Map<string, Finding[]>()
  const add = (page: string, ...findings: readonly Finding[]) =>
    remembered(found, page, () => []).push(...findings)
  for (const { page, fence } of shown) add(page.file, ...checkFence(fence, page.file))
  for (const problem of problems.flat()) {
    const by = shownBy.get(problem.block)
    add(by?.page.file ?? problem.block.file, unparsable(problem, by))
  }
  return found
}

function shownCode(page: PageOfCode, root: string): ShownCode[] {
  return codeFences(page.text, formatOf(page.file)).map((fence) => {
    const { path, part } = fileOfFence(fence.meta) ?? {}
    const candidates = path === undefined ? [] : candidatesOf(path, page.file)
    const file = candidates.find((one) => page.compiled.dependencies.includes(one))
    if (file === undefined) return { page, fence, block: { ...fence, file: page.file } }
    if (part !== '') return { page, fence }
    const code = readFileSync(join(root, file), 'utf8').replace(/\n$/, '')
    const lines = { line: 1, firstLine: 1, lastLine: code.split('\n').length + 1 }
    return { page, fence, block: { ...fence, ...lines, file, code } }
  })
}

const IMPORTED = /\b(?:from|import|require)\s{0,9}\(?\s{0,9}["']([@a-z][^"'\s]{0,200})["']/g

/** Packages on which the findings about the code of a page depend: what it imports, and compilers. */
export function packagesOfCode(
  page: PageOfCode,
  { root, others = [] }: Pick<CodeScope, 'root' | 'others'>,
): readonly string[] {
  const fences = shownCode(page, root).flatMap(({ block = [] }) => block)
  const used = [...LANGUAGES, ...others].flatMap(({ names, tool = '' }) => {
    const own = tool === '' ? [] : fences.filter(({ language }) => names.includes(language))
    const imported = own.flatMap(({ code }) => [...code.matchAll(IMPORTED)])
    const packages = imported.map(([, name = '']) => packageNameOf(name))
    return own.length === 0 ? [] : [tool, NODE_TYPES, ...packages]
  })
  return [...new Set(used)].sort()
}

function checkFence({ line, language, meta }: CodeFence, file: string): Finding[] {
  const nocheck = NO_CHECK.exec(meta)
  const findings: Finding[] = []
  if (language === '')
    findings.push({
      code: 'code/no-language',
      file,
      line,
      found: 'a code block without a language',
      expected: 'a language after the opening fence',
      fix: 'write ```bash, ```json …, or ```text for output',
    })
  if (nocheck !== null && (nocheck[1] ?? nocheck[2] ?? '').trim() === '')
    findings.push({
      code: 'code/nocheck-without-reason',
      file,
      line,
      found: nocheck[0].trim(),
      expected: 'a reason why this code need not parse',
      fix: 'write nocheck="…" with the reason, or correct the code',
    })
  return findings
}

function unparsable({ block, line, message }: CodeProblem, by: ShownCode | undefined): Finding {
  return {
    code: 'code/unparsable',
    file: block.file,
    // A parser reports a missing end behind the last line.
    line: line === undefined ? block.line : Math.min(block.firstLine + line, block.lastLine) - 1,
    found: message,
    expected: `valid ${block.language}`,
    fix: `correct the code, or write nocheck="reason" after the language${by === undefined || by.page.file === block.file ? '' : ` at ${placeOfFence(by)}`}`,
  }
}

function placeOfFence({ page, fence }: ShownCode): string {
  const { file, line } = writtenPlace({ file: page.file, line: fence.line }, page.origins)
  return `${file}:${line}`
}

/** Compiles whole files, and parts of files as far as they can be understood alone. */
async function checkTypeScript(
  blocks: readonly CodeBlockUse[],
  workDir: string,
): Promise<CodeProblem[]> {
  const parts = blocks.filter((block) => !isComplete(block))
  const unparsable = new Set(parts.filter((block) => !parsesAlone(block)))
  return [
    ...parseScripts([...unparsable]),
    ...(await compileTypeScript(
      blocks.filter((block) => !unparsable.has(block)),
      isComplete,
      workDir,
    )),
  ]
}

const parsesAlone = (block: CodeBlockUse) =>
  !nestsTooDeeply(block.code) && faultOfScript(block, FRAMES[0]) === undefined

type CodeFault = Omit<CodeProblem, 'block'>

/** Parses whole files and parts of files: statements, members of an object or a class, a body. */
function parseScripts(blocks: readonly CodeBlockUse[]): CodeProblem[] {
  return blocks.flatMap((block) => {
    if (nestsTooDeeply(block.code))
      return { block, message: `code that nests more than ${MOST_NESTED_CODE} deep` }
    const [plain, ...others] = FRAMES
    const fault = faultOfScript(block, plain)
    if (fault === undefined) return []
    return others.some((frame) => faultOfScript(block, frame) === undefined) ? [] : fault
  })
}

function nestsTooDeeply(code: string): boolean {
  const depthOf = codeDepthCounter()
  return code.split('\n').some((line) => depthOf(line) > MOST_NESTED_CODE)
}

function faultOfScript(
  block: CodeBlockUse,
  [before, after]: (typeof FRAMES)[number],
): CodeProblem | undefined {
  const lang = /^t/.test(block.language) ? 'ts' : 'js'
  // A language without JSX has other type assertions.
  const [error] = parseSync(`part.${lang}x`, before + block.code + after).errors
  if (error === undefined) return undefined
  const at = (error.labels[0]?.start ?? 0) - before.length
  return {
    block,
    message: error.message,
    line: block.code.slice(0, Math.max(at, 0)).split('\n').length,
  }
}

/** Checks each block on its own. */
function faultsBy(faultOf: (code: string) => CodeFault | undefined): CodeLanguage['check'] {
  return (blocks) =>
    blocks.flatMap((block) => {
      const fault = faultOf(block.code)
      return fault === undefined ? [] : [{ block, ...fault }]
    })
}

function faultOfJson(code: string): CodeFault | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (cause) {
    const message = messageOf(cause)
    const at = /position (\d+)/.exec(message)?.[1]
    return { message, line: at === undefined ? at : code.slice(0, Number(at)).split('\n').length }
  }
}

function faultOfToml(code: string): CodeFault | undefined {
  try {
    parseToml(code)
    return undefined
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause
    return { line: cause.line, message: cause.message.split('\n')[0] ?? '' }
  }
}

function faultOfYaml(code: string): CodeFault | undefined {
  const [error] = [parseAllDocuments(code, { uniqueKeys: comparesKeys(code) })]
    .flat()
    .flatMap(({ errors }) => errors)
  return error && { message: error.message.split('\n')[0] ?? '', line: error.linePos?.[0].line }
}
