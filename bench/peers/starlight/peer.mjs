// Starlight with its default theme and Pagefind. Astro 7 needs a newer Node than our minimum, so it
// is installed with its own.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sectionsOf } from '../plain-pages.mjs'
import { writePages } from '../write-pages.mjs'

const bin = join(import.meta.dirname, 'node_modules/astro/bin/astro.mjs')
/** Its addresses are in lower case. */
const hrefOf = ({ route }) => route.toLowerCase()

export const peer = {
  name: 'Starlight',
  hrefOf,
  out: 'dist',
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'],
  hashed: ['_astro/'],
  contentDir: 'src/content/docs',
  node: join(import.meta.dirname, 'node_modules/node/bin/node'),
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  build: [bin, 'build'],
  dev: (port) => [bin, 'dev', '--port', port],
  article: 'main',
  field: '#starlight__search input',
  result: '#starlight__search .pagefind-ui__result',
  indexFiles: /^pagefind[/].*[.]pf_/,
  // The code of its dialog loads when the browser is idle.
  searchFiles: /[/]ui-core/,
  async write(dir, pages) {
    // The theme renders the title as a heading.
    await writePages(join(dir, this.contentDir), pages, { hrefOf, hasHeading: false })
    await writeFile(
      join(dir, 'src/content.config.mjs'),
      `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    )
    const options = {
      title: 'Documentation',
      sidebar: sectionsOf(pages).map(({ route }) => ({
        label: route.slice(1, -1),
        items: [{ autogenerate: { directory: route.slice(1, -1), collapsed: true } }],
      })),
    }
    await writeFile(
      join(dir, 'astro.config.mjs'),
      `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.example.org',
  integrations: [starlight(${JSON.stringify(options, null, 2)})],
})
`,
    )
  },
}
