import type { CodeFence } from 'warraq/plugin'

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell'])
const PROMPT = /\btitle="([a-z][\w-]*)@([^"@]+)"/

export function isShell({ language }: Pick<CodeFence, 'language'>): boolean {
  return SHELLS.has(language)
}

/** Who runs a block, and where: from `title="haqq@validator"`. */
export interface Prompt {
  readonly user?: string
  readonly machine?: string
}

export function promptOf({ meta }: Pick<CodeFence, 'meta'>): Prompt {
  const [, user, machine] = PROMPT.exec(meta) ?? []
  return user === undefined || machine === undefined ? {} : { user, machine }
}
