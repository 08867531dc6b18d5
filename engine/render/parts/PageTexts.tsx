import type { ReactNode } from 'react'
import type { UiText } from '../../shared/ui-text.ts'
import { TextContext } from '../../shell/use-text.ts'
import { PageTextContext } from './use-text.ts'

/** Gives the strings of the language to everything inside. */
export function PageTexts({
  text,
  children,
}: {
  readonly text: UiText
  readonly children: ReactNode
}) {
  return (
    <PageTextContext value={text}>
      <TextContext value={text}>{children}</TextContext>
    </PageTextContext>
  )
}
