import { renderToStaticMarkup } from 'react-dom/server'
import type { UiText } from '../shared/ui-text.ts'
import type { FooterView } from '../site/footer-view.ts'
import { Footer } from './parts/Footer.tsx'
import { PageTexts } from './parts/PageTexts.tsx'

/** The end of every document of a language. */
export function footerHtml(footer: FooterView | undefined, text: UiText): string {
  if (footer === undefined) return ''
  return renderToStaticMarkup(
    <PageTexts text={text}>
      <Footer footer={footer} />
    </PageTexts>,
  )
}
