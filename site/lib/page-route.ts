/** `/guides/a/` of `content/guides/a.md`. */
export function pageRoute(file: string): string {
  const path = file.replace(/^content\//, '').replace(/(?:(?:^|\/)(?:index|README))?\.mdx?$/, '')
  return path === '' ? '/' : `/${path}/`
}
