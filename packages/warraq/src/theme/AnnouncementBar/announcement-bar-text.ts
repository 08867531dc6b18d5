export const announcementText = {
  announcement: 'Announcement',
  closeAnnouncement: 'Close',
} as const satisfies Record<string, string>
