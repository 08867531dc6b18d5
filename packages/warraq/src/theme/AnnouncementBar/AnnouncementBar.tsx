import type { AnnouncementView } from '../../shared/data/site-view.ts'
import { Html } from '../Html/Html.tsx'
import { CloseIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface AnnouncementBarProps {
  readonly announcement: AnnouncementView
}

/** A message above the navbar, which a reader can dismiss for good. */
export const AnnouncementBar = part('AnnouncementBar', ({ announcement }: AnnouncementBarProps) => {
  const { id, html, isCloseable } = announcement
  const text = useText()
  return (
    <section className="announcement" aria-label={text.announcement} data-id={id}>
      <Html as="div" className="announcement-text" html={html} />
      {isCloseable ? (
        <button type="button" className="icon-button" aria-label={text.closeAnnouncement}>
          <CloseIcon />
        </button>
      ) : null}
    </section>
  )
})
