import { defineConfig } from 'warraq'
import { pagefindPlugin } from './pagefind-plugin.ts'

export default defineConfig({
  title: 'Search',
  description: 'A search provider that a site adds.',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: 'content', route: '/' }],
  lastUpdated: { date: false },
  plugins: [pagefindPlugin()],
  search: { provider: 'pagefind' },
})
