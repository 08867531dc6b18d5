export const imageZoomText = {
  enlargeImage: 'Enlarge: {image}',
  unnamedImage: 'image',
  closeImage: 'Close',
} as const satisfies Record<string, string>
