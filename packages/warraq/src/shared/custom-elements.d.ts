import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'docs-dropdown': ElementProps & { readonly class?: string }
      'docs-filter': ElementProps
      'docs-island': ElementProps & {
        readonly 'data-name': string
        readonly 'data-export': string | undefined
        readonly 'data-props': string
        readonly 'data-prefix': string | undefined
      }
      'docs-not-found': ElementProps & {
        readonly 'data-list': string
        readonly 'data-base': string
      }
      'docs-sidebar': ElementProps & {
        readonly 'data-id': string
        readonly 'data-auto-collapse': '' | undefined
      }
      'docs-sidebar-toggle': ElementProps & {
        readonly 'data-expand': string
        readonly 'data-collapse': string
      }
      'docs-table': ElementProps
      'docs-tabs': ElementProps & {
        readonly class?: string | undefined
        readonly 'data-group': string
        readonly 'data-query': string
      }
      'docs-code': ElementProps
      'docs-feedback': ElementProps & { readonly 'data-thanks': string }
      'docs-copy': ElementProps & { readonly 'data-text'?: string; readonly 'data-label'?: string }
    }
  }
}
