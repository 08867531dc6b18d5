import type { PageView, VersionView } from '../shared/page-view.ts'
import { STORAGE_KEYS, writeStorage } from '../shared/storage.ts'
import { fillText } from '../shared/ui-text.ts'
import { useText } from './use-text.ts'

interface VersionNoticeProps {
  readonly page: PageView
  readonly siteTitle: string
}

/** Above the content: which version this is, and whether it is the one to read. */
export function VersionNotice({ page, siteTitle }: VersionNoticeProps) {
  const text = useText()
  const { version, notice, untranslated } = page
  return (
    <>
      {version === undefined || version.banner === 'none' ? null : (
        <VersionBanner version={version} siteTitle={siteTitle} />
      )}
      {version?.badge === true ? (
        <p className="badge version-badge">
          {fillText(text.versionBadge, { label: version.label })}
        </p>
      ) : null}
      {notice === undefined ? null : (
        <p className="page-notice">{notice === 'draft' ? text.draftPage : text.unlistedPage}</p>
      )}
      {untranslated !== undefined ? <p className="page-notice">{text.untranslatedPage}</p> : null}
    </>
  )
}

function VersionBanner({
  version,
  siteTitle,
}: {
  readonly version: VersionView
  readonly siteTitle: string
}) {
  const text = useText()
  const { banner, label, latest, docsId } = version
  const remember = () =>
    writeStorage('local', STORAGE_KEYS.preferredVersion(docsId), version.latestName)
  const [before = '', after = ''] = text.latestVersion.split('{link}')
  return (
    <div className="version-banner" role="alert">
      <p>
        {fillText(banner === 'unreleased' ? text.unreleasedVersion : text.unmaintainedVersion, {
          site: siteTitle,
          version: label,
        })}
      </p>
      <p>
        {before}
        <a href={latest.href} onClick={remember}>
          {text.latestVersionLink}
        </a>
        {fillText(after, { label: latest.label })}
      </p>
    </div>
  )
}
