import type { FallbackPage } from 'warraq/plugin'
import type { OfflineTexts } from './offline-texts.ts'

/** Route of the page that is shown without a network in place of one that the reader never visited. */
export const OFFLINE_ROUTE = '/offline/'

/** Class of its button, which a script of the plugin enables. */
export const RETRY_CLASS = 'offline-retry'

export function offlinePage({ title, text, advice, retry }: OfflineTexts): FallbackPage {
  const html = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...[text, advice].map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><button type="button" class="button ${RETRY_CLASS}">${escapeHtml(retry)}</button></p>`,
  ].join('')
  return { route: OFFLINE_ROUTE, title, html }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
