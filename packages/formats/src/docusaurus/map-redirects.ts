import type { DocsConfigInput } from 'warraq'
import { extensionUses, isNamed } from './extensions.ts'
import { type Fields, fieldsOf, listIn, textIn } from './fields.ts'
import type { LeaveOut } from './project.ts'

/** What the plugin for redirects says, as far as it is data. */
export function mapRedirects(
  { plugins }: Fields,
  leaveOut: LeaveOut,
): NonNullable<DocsConfigInput['redirects']> {
  const table = new Map<string, string>()
  for (const { name, options, isOff } of extensionUses(plugins)) {
    if (isOff || !isNamed(name, 'plugin', 'client-redirects')) continue
    if (options.createRedirects !== undefined)
      leaveOut('plugin client-redirects: createRedirects', 'its redirects are not made')
    if (listIn(options.toExtensions).length > 0)
      leaveOut('plugin client-redirects: toExtensions', 'addresses with them lead to no page')
    for (const entry of listIn(options.redirects)) {
      const { from, to } = fieldsOf(entry)
      for (const path of [from].flat()) {
        const address = textIn(path)
        const target = textIn(to)
        if (address === undefined || target === undefined || !/^\/[^?#*]*$/.test(address))
          leaveOut(
            `plugin client-redirects: ${JSON.stringify(entry)}`,
            'it is not a redirect of a path, so there is none',
          )
        else if (address.endsWith('.md'))
          leaveOut(
            `plugin client-redirects: from ${address}`,
            'the engine writes the Markdown of the page there',
          )
        else table.set(address, target)
      }
    }
  }
  return Object.fromEntries(table)
}
