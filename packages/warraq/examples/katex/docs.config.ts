import { defineConfig } from 'warraq'
import { katexPlugin } from './katex-plugin.ts'

export default defineConfig({
  title: 'Formulas',
  description: 'Formulas with KaTeX, made at build time.',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: 'content', route: '/' }],
  lastUpdated: { date: false },
  plugins: [katexPlugin()],
})
