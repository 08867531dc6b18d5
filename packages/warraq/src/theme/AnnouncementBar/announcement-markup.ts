/* What `AnnouncementBar` writes and `startAnnouncement` reads. */

export const ANNOUNCEMENT = 'announcement'

export type AnnouncementData = {
  readonly id: string
}
