import type { ReactNode } from 'react'
import type { PageParts } from '../../shared/data/page-parts.ts'
import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { BackToTop } from '../BackToTop/BackToTop.tsx'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Outline } from '../Outline/Outline.tsx'
import { PageEnd } from '../PageEnd/PageEnd.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { part } from '../parts/part.tsx'
import { VersionNotice } from '../VersionNotice/VersionNotice.tsx'

export interface DocPageProps<Fields = Readonly<Record<string, unknown>>> {
  readonly parts: PageParts<Fields>
  /** The article. */
  readonly children: ReactNode
}

/** The parts around the article of a docs page: breadcrumbs, outline, edit link, neighbours. */
export const DocPage = part('DocPage', ({ parts, children }: DocPageProps) => {
  const { breadcrumbs, outline, previous, next } = parts
  return (
    <>
      <main id={SHELL_ID.main} className="main" tabIndex={-1}>
        <Breadcrumbs crumbs={breadcrumbs} />
        <VersionNotice parts={parts} />
        {children}
        <PageEnd parts={parts} />
        <Pagination previous={previous} next={next} />
      </main>
      {outline.length === 0 ? null : <Outline outline={outline} />}
      <BackToTop />
    </>
  )
})
