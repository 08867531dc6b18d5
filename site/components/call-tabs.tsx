import { Tabs } from 'warraq/theme'
import type { ApiEndpoint } from '../lib/api-endpoints.ts'
import type { Snippet } from '../lib/snippet.ts'
import { CodeFigure } from './code-figure.tsx'

interface CallTabsProps {
  /** Distinguishes the tabs of a page. */
  readonly id: string
  readonly endpoints: readonly ApiEndpoint[]
  readonly snippetsOf: (url: string) => readonly Snippet[]
}

/** One call for each network and language; both choices hold for the whole site. */
export function CallTabs({ id, endpoints, snippetsOf }: CallTabsProps) {
  return (
    <Tabs
      id={id}
      group="network"
      query=""
      label="Network"
      tabs={endpoints.map(({ network, label, url }) => ({
        value: network,
        label,
        content: <LanguageTabs id={`${id}-${network}`} snippets={snippetsOf(url)} />,
      }))}
    />
  )
}

interface LanguageTabsProps {
  readonly id: string
  readonly snippets: readonly Snippet[]
}

/** One call for each language. */
export function LanguageTabs({ id, snippets }: LanguageTabsProps) {
  return (
    <Tabs
      id={id}
      group="language"
      query=""
      label="Language"
      tabs={snippets.map(({ label, code }) => ({
        value: label,
        label,
        content: (
          <CodeFigure
            title="Request"
            language={label === 'curl' ? 'bash' : 'javascript'}
            code={code}
            isWrapped
          />
        ),
      }))}
    />
  )
}
