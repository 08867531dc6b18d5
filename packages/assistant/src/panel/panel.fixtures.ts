import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AskSession } from '../browser/ask-session.ts'
import { AskContext } from './ask-context.ts'

const nothing = () => {}

/** HTML of a part of the assistant's screen, on a site whose base path is `/`. */
export function htmlOf(part: ReactNode): string {
  const session = new AskSession({ ask: async function* () {}, vote: async () => {} }, 'docs')
  const value = {
    session,
    siteUrl: 'https://docs.example.org/',
    ask: nothing,
    startNew: nothing,
    onSearch: nothing,
  }
  return renderToStaticMarkup(createElement(AskContext, { value }, part))
}
