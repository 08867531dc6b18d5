export const imageZoomText = {
  enlargeImage: 'Enlarge: {image}',
  closeImage: 'Close',
} as const satisfies Record<string, string>
