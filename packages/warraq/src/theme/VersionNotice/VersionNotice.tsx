import { FilledText } from '@warraq/search-dialog/shared/FilledText'
import { fillText } from '@warraq/search-dialog/shared/fill-text'
import type { PageParts, VersionNoticeParts } from '../../shared/data/page-parts.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { part } from '../parts/part.tsx'
import { useSite } from '../site/use-site.ts'
import { useText } from '../text/use-text.ts'
import type { ChoiceData } from '../VersionDropdown/version-markup.ts'

export interface VersionNoticeProps {
  readonly parts: PageParts
}

/** A notice above the content about its version, with a link to the latest one. */
export const VersionNotice = part('VersionNotice', ({ parts }: VersionNoticeProps) => {
  const text = useText()
  const { version, notice, untranslated } = parts
  return (
    <>
      {version === undefined || version.banner === 'none' ? null : (
        <VersionBanner version={version} />
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
})

function VersionBanner({ version }: { readonly version: VersionNoticeParts }) {
  const text = useText()
  const { title } = useSite()
  const { banner, label, latest, latestName, docsId } = version
  return (
    <div className="version-banner" role="alert">
      <p>
        {fillText(banner === 'unreleased' ? text.unreleasedVersion : text.unmaintainedVersion, {
          site: title,
          version: label,
        })}
      </p>
      <p>
        <FilledText
          text={text.latestVersion}
          values={{
            link: (
              <a
                href={latest.href}
                {...dataAttributes<ChoiceData>({ docsId, prefers: latestName })}
              >
                {text.latestVersionLink}
              </a>
            ),
            label: latest.label,
          }}
        />
      </p>
    </div>
  )
}
