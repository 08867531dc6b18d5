import { defineConfig } from 'warraq'
import { mermaidPlugin } from './mermaid-plugin.ts'

export default defineConfig({
  title: 'Diagrams',
  description: 'Diagrams with Mermaid, drawn at build time.',
  url: 'https://docs.example.org',
  sections: [{ id: 'docs', path: 'content', route: '/' }],
  lastUpdated: { date: false },
  plugins: [mermaidPlugin()],
})
