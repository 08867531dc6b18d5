import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { Html } from 'warraq/components'

interface IslandProps<Props extends object> {
  /** Name of the island's file. */
  readonly name: string
  readonly component: FunctionComponent<Props>
  readonly props: Props
}

/**
 * An island inside a component: its HTML, which wakes up where the reader comes near it. The browser
 * hydrates it on its own, so it is rendered as a root of its own.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  return (
    <Html
      as="docs-island"
      html={renderToString(createElement(component, props))}
      data-name={name}
      data-props={JSON.stringify(props)}
    />
  )
}
