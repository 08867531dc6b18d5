import type { Scene } from './scene.ts'

/**
 * How a block is carried out, if not simply as shown. Say it in the page, as a mark, where a mark
 * can.
 */
export interface BlockPlan {
  /** Why it is not carried out. */
  readonly skip?: string
  /** `admin1@validator`, in place of whom its title or the plan names. */
  readonly at?: string
  /** Folder in which it is run, made if it is missing: `~/viem`. */
  readonly in?: string
  /** Replacements in this block only, in addition to the table of the plan. */
  readonly fill?: Readonly<Record<string, string>>
  /** Texts that the page says one sees, besides those in its source. */
  readonly sees?: readonly string[]
  /** What else the output must match, for what the page says in words ("nothing", "grows"). */
  readonly prints?: readonly RegExp[]
  /** Commands that may fail, besides those that ask for what is `inactive` or `disabled`. */
  readonly mayFail?: readonly RegExp[]
  /** Names that later blocks contain, each with the pattern whose match (or first group) replaces it. */
  readonly finds?: Readonly<Record<string, RegExp>>
  /** Ctrl+C once the output contains this. */
  readonly until?: RegExp
  /** Files that the page shows and its reader has saved: `root@signer: /opt/tmkms/tmkms.toml`. */
  readonly saved?: readonly string[]
  /** What the record says is otherwise than on the page, while this block is carried out. */
  readonly differs?: readonly string[]
  /** A line for each prompt. */
  readonly typed?: readonly string[]
  /** After that many seconds the block counts as hanging; 120 by default. */
  readonly seconds?: number
  /** `at` is who runs the block. */
  readonly before?: (scene: Scene, at: string) => unknown
  readonly after?: (scene: Scene, output: string, at: string) => unknown
}

/**
 * Join what habits, marks and a plan say of the same block: lists and tables grow, functions run one
 * after the other, and of single values the last one counts.
 */
export function joined(parts: readonly BlockPlan[]): BlockPlan {
  const all: Record<string, unknown> = {}
  for (const [name, said] of parts.flatMap((part) => Object.entries(part)))
    all[name] = name in all ? both(all[name], said) : said
  return all
}

/** Two values of the same name, which have the same type. */
function both<Value>(first: Value, last: Value): unknown {
  if (Array.isArray(first)) return first.concat(last)
  if (typeof first === 'function' && typeof last === 'function')
    return async (...scene: unknown[]) => {
      await first(...scene)
      await last(...scene)
    }
  const isTable = typeof first === 'object' && !(first instanceof RegExp)
  return isTable ? { ...first, ...last } : last
}
