import type { PageSource, WarraqPlugin } from 'warraq/plugin'
import { parse } from 'yaml'
import { detectMdx } from './detect-mdx.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { DocusaurusProject } from './project.ts'

/** What changes the pages of a project before they are compiled. */
export function mapSources({ config, code }: DocusaurusProject): WarraqPlugin[] {
  const markdown = fieldsOf(config.markdown)
  return [
    ...(code !== undefined && changesSources(config)
      ? [{ name: 'docusaurus-sources', pages: changed(code) }]
      : []),
    ...(markdown.format === 'detect' ? [] : [{ name: 'docusaurus-mdx', pages: detectMdx }]),
  ]
}

/** Whether functions of the configuration change the text of pages. */
export function changesSources(config: Fields): boolean {
  const { preprocessor, parseFrontMatter } = fieldsOf(config.markdown)
  return [preprocessor, parseFrontMatter].some((value) => '$function' in fieldsOf(value))
}

interface SourceHooks {
  readonly sources: (
    pages: readonly PageSource[],
    parseYaml: (yaml: string) => unknown,
  ) => Promise<readonly PageSource[]>
}

function changed(url: string) {
  return async (pages: readonly PageSource[]) =>
    ((await import(url)) as SourceHooks).sources(pages, parse)
}
