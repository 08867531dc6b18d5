import { renderToStaticMarkup } from 'react-dom/server'
import type { FooterView } from '../../pages/footer-view.ts'
import type { UiText } from '../../shared/ui-text.ts'
import { TextContext } from '../text/use-text.ts'
import { Footer } from './Footer.tsx'

/** The end of every document of a language. */
export function footerHtml(footer: FooterView | undefined, text: UiText): string {
  if (footer === undefined) return ''
  return renderToStaticMarkup(
    <TextContext value={text}>
      <Footer footer={footer} />
    </TextContext>,
  )
}
