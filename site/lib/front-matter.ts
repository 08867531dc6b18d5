import type { ContentPage } from 'warraq/plugin'
import { parseYaml, splitFrontMatter } from 'warraq/plugin'
import { once } from './once.ts'

/** A field at the head of a page. */
export interface HeadField {
  readonly value: unknown
  /** 1-based line of the page. */
  readonly line: number
}

type Head = ReadonlyMap<string, HeadField>

/** The fields at the head of a page, by name; those of single lines if it cannot be parsed. */
export const frontMatterOf = once(({ text }: Pick<ContentPage, 'text'>): Head => {
  const { yaml, yamlLine } = splitFrontMatter(text)
  const head = parseYaml(yaml)
  const fields: readonly (readonly [string, unknown])[] =
    'value' in head
      ? Object.entries(Object(head.value))
      : [...yaml.matchAll(/^([\w-]+):[ \t]+(\S.*)/gm)].map(([, name = '', value]) => [name, value])
  const lines = yaml.split('\n')
  const lineOf = (name: string) =>
    yamlLine +
    Math.max(
      lines.findIndex((line) => /^["']?([^"':]*)/.exec(line)?.[1]?.trim() === name),
      0,
    )
  return new Map(fields.map(([name, value]) => [name, { value, line: lineOf(name) }]))
})
