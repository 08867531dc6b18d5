import type { AnnouncementView } from '../../shared/data/site-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { Html } from '../Html/Html.tsx'
import { CloseIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'
import { ANNOUNCEMENT, type AnnouncementData } from './announcement-markup.ts'

export interface AnnouncementBarProps {
  readonly announcement: AnnouncementView
}

/** A message above the navbar, which a reader can dismiss for good. */
export const AnnouncementBar = part('AnnouncementBar', ({ announcement }: AnnouncementBarProps) => {
  const { id, html, isCloseable } = announcement
  const text = useText()
  return (
    <section
      className={ANNOUNCEMENT}
      aria-label={text.announcement}
      {...dataAttributes<AnnouncementData>({ id })}
    >
      <Html as="div" className="announcement-text" html={html} />
      {isCloseable ? (
        <button type="button" className="icon-button" aria-label={text.closeAnnouncement}>
          <CloseIcon />
        </button>
      ) : null}
    </section>
  )
})
