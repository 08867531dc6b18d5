import { renderToStaticMarkup } from 'react-dom/server'
import type { UiText } from '../shared/ui-text.ts'
import { TextContext } from '../shell/use-text.ts'
import type { FooterView } from '../site/footer-view.ts'
import { Footer } from './parts/Footer.tsx'

/** The end of every document of a language. */
export function footerHtml(footer: FooterView | undefined, text: UiText): string {
  if (footer === undefined) return ''
  return renderToStaticMarkup(
    <TextContext value={text}>
      <Footer footer={footer} />
    </TextContext>,
  )
}
