type Notice = 'progress-bar' | 'page-loading' | 'navigation-error' | 'code-gone'

/** A copy of what `PageNotices` holds under this class. */
export function noticeOf(name: Notice): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('#notices')
  const notice = template?.content.querySelector(`.${name}`)
  return document.importNode(notice as HTMLElement, true)
}
