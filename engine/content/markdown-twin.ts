import type { Fact } from '../shared/facts.ts'
import { splitFrontMatter } from './read-front-matter.ts'
import { substituteFacts } from './substitute-facts.ts'

export interface MarkdownTwinSource {
  /** Source of the page as written. */
  readonly text: string
  readonly file: string
  readonly title: string
  readonly facts: ReadonlyMap<string, Fact>
}

/** The page as Markdown for machines: facts filled in, no front matter, always with its title. */
export function markdownTwin({ text, file, title, facts }: MarkdownTwinSource): string {
  const { body } = splitFrontMatter(substituteFacts(text, facts, file).text)
  const trimmed = body.trim()
  return `${/^#\s/m.test(trimmed.slice(0, 200)) ? trimmed : `# ${title}\n\n${trimmed}`}\n`
}
