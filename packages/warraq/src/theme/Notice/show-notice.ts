/** Show a bar below the navbar, in place of an earlier one, until another page is shown. */
export function showNotice(bar: HTMLElement): void {
  clearNotice()
  document.querySelector('.navbar')?.after(bar)
}

/** Remove the bar below the navbar. */
export function clearNotice(): void {
  document.querySelector('.navigation-error')?.remove()
}
