/** Path of a page without its extension: `part-0/folder-3/page-130`. */
export function pagePath(number: number): string

/** Write the site into `dir`, replacing its contents. */
export function generateSite(
  dir: string,
  count: number,
  options?: { readonly search?: boolean },
): Promise<void>
