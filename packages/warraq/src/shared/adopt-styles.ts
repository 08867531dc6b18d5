/** Add styles to the document that its HTML does not have; a policy without inline styles allows it. */
export function adoptStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
