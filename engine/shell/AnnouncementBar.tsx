import { useEffect, useState } from 'react'
import type { AnnouncementView } from '../shared/site-view.ts'
import { readStorage, STORAGE_KEYS, writeStorage } from '../shared/storage.ts'
import { CloseIcon } from './CloseIcon.tsx'
import { Html } from './Html.tsx'
import { useText } from './use-text.ts'

/** A message above the navbar; dismissed once and for all, until its id changes. */
export function AnnouncementBar({ announcement }: { readonly announcement: AnnouncementView }) {
  const { id, html, isCloseable } = announcement
  const text = useText()
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const isSame = readStorage('local', STORAGE_KEYS.announcementId) === id
    if (!isSame) {
      writeStorage('local', STORAGE_KEYS.announcementId, id)
      writeStorage('local', STORAGE_KEYS.announcementDismissed, 'false')
    }
    setDismissed(isSame && readStorage('local', STORAGE_KEYS.announcementDismissed) === 'true')
  }, [id])
  if (isDismissed && isCloseable) return null
  const close = () => {
    writeStorage('local', STORAGE_KEYS.announcementDismissed, 'true')
    setDismissed(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section className="announcement" aria-label={text.announcement}>
      <Html as="div" className="announcement-text" html={html} />
      {isCloseable ? (
        <button
          type="button"
          className="icon-button"
          aria-label={text.closeAnnouncement}
          onClick={close}
        >
          <CloseIcon />
        </button>
      ) : null}
    </section>
  )
}
