import { Tabs } from 'warraq/theme'
import { variableCommands } from '../lib/shell-variables.ts'
import { CodeFigure } from './code-figure.tsx'

/**
 * `::shell-variables{names="CHAIN_ID NODE"}`: commands that set the variables of a page, for each
 * network.
 */
export default function ShellVariables({ names = '' }: { readonly names?: string }) {
  return (
    <Tabs
      id={`variables-${names.replaceAll(' ', '-').toLowerCase()}`}
      group="network"
      query=""
      label="Network"
      tabs={variableCommands(names).map(({ value, label, title, code }) => ({
        value,
        label,
        content: <CodeFigure title={title} language="bash" code={code} />,
      }))}
    />
  )
}
