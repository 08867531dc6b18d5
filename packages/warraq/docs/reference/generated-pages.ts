import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePages } from './reference-pages.ts'

/** A page that is made from the engine, below the folder of the pages. */
interface GeneratedPage {
  readonly path: string
  readonly fields: Readonly<Record<string, string | number | null>>
  readonly text: string
}

/** The reference, from the sources of the engine, and the changelog. */
export function generatedPages(packageDir: string): GeneratedPage[] {
  return [
    ...referencePages(join(packageDir, 'src')).map(({ name, title, description, body }, at) => ({
      path: `reference/${name}.md`,
      fields: { title, description, sidebar_position: at + 1, custom_edit_url: null },
      text: body,
    })),
    {
      path: 'moving/changelog.md',
      fields: {
        title: 'Changelog',
        description: 'What changed in each version of warraq.',
        sidebar_position: 3,
      },
      text: readFileSync(join(packageDir, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, ''),
    },
  ]
}
