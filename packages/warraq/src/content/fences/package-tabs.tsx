import { type CodeBlockSource, renderCodeBlock } from '@warraq/fences/code-block'
import { Tabs } from '../../theme/Tabs/Tabs.tsx'
import type { PageScratch } from '../compile-context.ts'
import { renderPart } from '../components/render-component.tsx'
import { Placeholders } from '../placeholders.ts'

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const
type Manager = (typeof MANAGERS)[number]

/** As in Docusaurus, so that tabs written by hand can belong to the same group. */
const GROUP = 'npm2yarn'

/** `npm ci` installs what the lock file names, which the other managers do with an option. */
const CLEAN_INSTALL: Readonly<Record<Manager, string>> = {
  npm: 'npm ci',
  yarn: 'yarn install --immutable',
  pnpm: 'pnpm install --frozen-lockfile',
  bun: 'bun install --frozen-lockfile',
}

/** Whether a fence asks for tabs: ` ```bash npm2yarn ` or ` ```npm2yarn `. */
export function isForPackageManagers({ language, meta }: CodeBlockSource): boolean {
  return language === GROUP || meta.split(/\s+/).includes(GROUP)
}

/** Commands of npm as tabs, one for each package manager. */
export async function renderPackageTabs(
  block: CodeBlockSource,
  scratch: PageScratch,
): Promise<string> {
  // Placeholders of a page are numbered in their order, which makes the id unique and the same every time.
  const id = `n${scratch.placeholders.count}`
  const { default: convert } = await import('npm-to-yarn')
  const language = block.language === GROUP ? 'bash' : block.language
  const blocks = await Promise.all(
    MANAGERS.map((manager) => {
      const lines = commandsOf(block.code).map((line) => convertedLine(line, manager, convert))
      const code = lines.join('\n')
      return renderCodeBlock({ ...block, language, code }, scratch.context)
    }),
  )
  const inner = new Placeholders()
  const tabs = MANAGERS.map((manager, at) => ({
    value: manager,
    label: manager,
    content: inner.element(blocks[at] ?? ''),
  }))
  return inner.fill(renderPart(<Tabs id={id} tabs={tabs} group={GROUP} query="" />, scratch))
}

/** The lines of the code; a command that `\` continues stays one entry. */
function commandsOf(code: string): string[] {
  return code.split(/(?<!\\)\n/)
}

function convertedLine(
  line: string,
  manager: Manager,
  convert: (text: string, to: Manager) => string,
): string {
  if (manager === 'npm' || !/\bnp[mx]\b/.test(line) || /^\s*#/.test(line)) return line
  const [, indent = '', prompt = '', command = ''] = /^(\s*)((?:\$ )?)([\s\S]*)$/.exec(line) ?? []
  if (/^npm (?:ci|clean-install)$/.test(command.trim()))
    return indent + prompt + CLEAN_INSTALL[manager]
  // The package adds a comment to what it does not know, and changes the rest of such a line.
  const converted = convert(command, manager)
  return converted.includes("couldn't auto-convert") ? line : indent + prompt + converted
}
