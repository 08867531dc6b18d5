import { CodeGone } from '../CodeGone/CodeGone.tsx'
import { NavigationError } from '../NavigationError/NavigationError.tsx'
import { PageLoading } from '../PageLoading/PageLoading.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'

/**
 * What the browser shows while a page or code is under way, and when it does not come. Every
 * document holds it from the start, because it is needed when nothing can be loaded.
 */
export function PageNotices() {
  return (
    <template id="notices">
      <ProgressBar />
      <PageLoading />
      <NavigationError />
      <CodeGone />
    </template>
  )
}
