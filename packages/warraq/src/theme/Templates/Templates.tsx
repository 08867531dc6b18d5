import * as SHELL_ID from '../../shared/data/shell-ids.ts'
import { CodeTools } from '../CodeBlock/CodeTools.tsx'
import { CopyButton } from '../CopyValue/CopyButton.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { ImageDialog } from '../ImageZoom/ImageDialog.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { PageLoading } from '../PageLoading/PageLoading.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { useText } from '../text/use-text.ts'
import type { TemplateName } from './copy-of.ts'

/**
 * Elements that scripts copy into the page with `copyOf`, once per document. The notices are here
 * because they must work when nothing can be loaded, the buttons because a page may need a hundred.
 */
export function Templates() {
  const text = useText()
  return (
    <template id={SHELL_ID.templates}>
      <ProgressBar />
      <PageLoading />
      <Notice
        className={'navigation-error' satisfies TemplateName}
        message={text.pageUnreachable}
        action={text.retry}
      />
      <Notice
        className={`${'code-gone' satisfies TemplateName} admonition admonition-warning`}
        message={text.codeGone}
        action={text.reload}
      />
      <CodeTools />
      <CopyButton className={'copy-value' satisfies TemplateName} label={text.copyValue} />
      <Drawer />
      <ImageDialog />
    </template>
  )
}
