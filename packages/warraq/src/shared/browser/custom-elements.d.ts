import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'docs-back-to-top': ElementProps
      'docs-dropdown': ElementProps & { readonly class?: string }
      'docs-filter': ElementProps
      'docs-island': ElementProps & {
        readonly class?: string
        readonly 'data-name': string
        readonly 'data-export': string | undefined
        readonly 'data-props': string
        readonly 'data-prefix': string | undefined
        readonly 'data-item'?: string | undefined
      }
      'docs-content': ElementProps & { readonly 'data-of': string }
      'docs-not-found': ElementProps
      'docs-outline': ElementProps & { readonly class?: string }
      'docs-sidebar': ElementProps
      'docs-sidebar-toggle': ElementProps
      'docs-table': ElementProps
      'docs-tabs': ElementProps & { readonly class?: string | undefined }
      'docs-code': ElementProps
      'docs-page-tools': ElementProps & { readonly class: string }
      'docs-feedback': ElementProps & { readonly 'data-thanks': string }
      'docs-copy': ElementProps & { readonly 'data-text'?: string; readonly 'data-label'?: string }
    }
  }
}
