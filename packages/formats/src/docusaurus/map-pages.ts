import type { AddedSource } from 'warraq/plugin'
import { ownValue } from '../own-value.ts'
import { isMdx } from './detect-mdx.ts'
import { classicOptions } from './docs-instances.ts'
import { type Fields, fieldsOf, textIn } from './fields.ts'
import type { DocusaurusProject } from './project.ts'
import { routeIn } from './route-in.ts'

/** The pages of `src/pages`; a React component is a page that shows only this component. */
export function mapPages(project: DocusaurusProject): AddedSource[] {
  const classic = classicOptions(project.config)
  if (classic?.pages === false) return []
  const options = fieldsOf(classic?.pages)
  const base = textIn(options.routeBasePath) ?? '/'
  return project.pages.flatMap((path) => {
    const [, name = '', ending = ''] = /^(.+)\.([jt]sx?|mdx?)$/.exec(path) ?? []
    if (name === '' || isNoPage(name)) return []
    const file = `src/pages/${path}`
    const route = routeIn(`${base}/${name.replace(/(?:^|\/)index$/, '')}`)
    const text = project.textOf(file)
    if (ending.startsWith('md')) {
      const format = ending === 'mdx' || isMdx(text) ? 'mdx' : 'md'
      return [{ file, route, format }]
    }
    const page = componentPage(file, text, project.config)
    return [{ file, route, format: 'mdx' as const, text: page }]
  })
}

/** Modules beside the pages, and tests. */
function isNoPage(name: string): boolean {
  return /(?:^|\/)_|\.(?:test|spec|d)$|(?:^|\/)__tests__\//.test(name)
}

function componentPage(file: string, code: string, config: Fields): string {
  const head = {
    title: attributeIn(code, 'title', config),
    description: attributeIn(code, 'description', config),
    hide_title: true,
  }
  return `---\n${JSON.stringify(head)}\n---\n\nimport Page from '@site/${file}'\n\n<Page />\n`
}

/** What a component passes to the layout around it, if that is text and values of the configuration. */
function attributeIn(code: string, name: string, config: Fields): string | undefined {
  const [layout = ''] = /<Layout\b[^>]{0,5000}>/.exec(code) ?? []
  const plain = new RegExp(`\\b${name}=(?:\\{\\s*)?(["'])(.*?)\\1`).exec(layout)?.[2]
  if (plain !== undefined) return plain
  const pattern = new RegExp(`\\b${name}=\\{\\s*((?:[^{}]|\\$\\{[^{}]*\\})+?)\\s*\\}`)
  const written = pattern.exec(layout)?.[1] ?? ''
  const text = /^`.*`$/s.test(written) ? written.slice(1, -1) : `\${${written}}`
  const filled = text.replace(
    /\$\{\s*(?:\w+\.)?siteConfig\??\.(\w+)\s*\}/g,
    (whole, field: string) => String(textIn(ownValue(config, field)) ?? whole),
  )
  return filled.includes('${') ? undefined : filled
}
