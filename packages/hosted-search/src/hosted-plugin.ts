import { fileURLToPath } from 'node:url'
import { type SearchCredit, UsageError, type WarraqPlugin } from 'warraq/plugin'
import { exportRecords } from './export-records.ts'
import { isRegex, type OptionRule, requiredText } from './option-rules.ts'

/** Options of every hosted index. */
export interface HostedOptions {
  /** A key that can only search: every page contains it. */
  readonly apiKey: string
  /**
   * Whether a query searches the language and the documentation version of the page; false for an
   * index without `language` and `docusaurus_tag`. Absent: true.
   */
  readonly contextual?: boolean
  /** Regular expression for addresses of results that are not in this site. */
  readonly external?: string
}

/** What differs between two services. */
interface HostedService {
  readonly name: string
  readonly credit: SearchCredit
  /** File of the browser module that asks the service. */
  readonly module: string
  /** Rules for the options of this service. */
  readonly rules: Readonly<Record<string, OptionRule>>
  /** Origins that readers' browsers call. */
  readonly hosts: readonly string[]
  /** Settings that an index of the exported records needs. */
  readonly settings: object
}

const HOSTED_RULES: Readonly<Record<string, OptionRule>> = {
  apiKey: requiredText('a search-only key; never a key that can write'),
  contextual: {
    expected: 'true or false',
    isValid: (value) => value === 'true' || value === 'false',
  },
  external: {
    expected: 'a regular expression for addresses of results that are not in this site',
    isValid: isRegex,
  },
}

/**
 * A plugin that replaces the index of the site by a service.
 * @throws UsageError that lists every option that the service cannot use
 */
export function hostedPlugin(
  { name, credit, module, rules, hosts, settings }: HostedService,
  options: object,
): WarraqPlugin {
  const values = textsOf(options)
  const problems = problemsOf({ ...HOSTED_RULES, ...rules }, values)
  if (problems.length > 0)
    throw new UsageError([`Correct the options of ${name}:`, ...problems].join('\n'))
  return {
    name,
    search: {
      provider: name,
      module: fileURLToPath(new URL(`../src/${module}`, import.meta.url)),
      credit,
      values: Object.fromEntries(values),
    },
    policy: { connect: hosts },
    commands: {
      'search export': {
        purpose: `records of a built site for an index of ${credit.name}`,
        options: {
          out: {
            value: 'FILE',
            meaning: 'file that gets the records; without it they are printed',
          },
          json: { meaning: 'print where the files are as JSON, and nothing else' },
        },
        run: (call) => exportRecords(call, { [name]: settings }),
      },
    },
  }
}

/** Browser modules get options as texts. */
function textsOf(options: object): ReadonlyMap<string, string> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return new Map(given.map(([name, value]) => [name, String(value)]))
}

function problemsOf(
  rules: Readonly<Record<string, OptionRule>>,
  values: ReadonlyMap<string, string>,
): string[] {
  const wrong = Object.entries(rules).flatMap(([name, { expected, isValid, isRequired }]) => {
    const found = values.get(name)
    const isRight = found === undefined ? isRequired !== true : isValid(found)
    return isRight
      ? []
      : [`  ${name}: found ${JSON.stringify(found) ?? 'nothing'}, expected ${expected}`]
  })
  const others = [...values.keys()].filter((name) => !Object.hasOwn(rules, name))
  const known = Object.keys(rules).join(', ')
  return [...wrong, ...others.map((name) => `  ${name}: expected one of ${known}`)]
}
