/**
 * Show a banner when the browser runtime failed to load; usually because the site is served under
 * another path than the configured one. The runtime marks the document with `data-client` when it
 * starts. The banner is never part of the HTML, so that no crawler indexes it; the path of the
 * address is only ever inserted as text. `scripts/write-inline-scripts.mjs` makes the text of an
 * inline script of this.
 */
export function tellWrongBase(title: string, lines: readonly string[], advice: string): void {
  addEventListener('load', () => {
    if (document.documentElement.dataset.client) return
    const path = location.pathname.replace(/[^/]*\.html$/, '').replace(/\/?$/, '/')
    // biome-ignore lint/plugin: none of the files of this page can be reached, React included.
    const box = document.createElement('div')
    box.id = '__docusaurus-base-url-issue-banner'
    box.role = 'alert'
    box.style.cssText =
      'padding:1rem;border:.5rem solid var(--color-accent);background:var(--color-mark)'
    const add = (name: string, text: string): void => {
      // biome-ignore lint/plugin: none of the files of this page can be reached, React included.
      const line = document.createElement('p')
      line.id = box.id + name
      line.textContent = text
      box.append(line)
    }
    add('-title', title)
    lines.forEach((line, at) => {
      add(`-line-${at}`, line)
    })
    add('-suggestion', advice + path)
    document.body.prepend(box)
  })
}
