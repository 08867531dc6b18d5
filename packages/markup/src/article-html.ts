/** Inner HTML of the article in the HTML of a page's body. */
export function articleHtml(body: string): string {
  const start = body.indexOf('>', body.indexOf('<article')) + 1
  return body.slice(start, body.lastIndexOf('</article>'))
}
