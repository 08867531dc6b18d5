/** Texts of the footnotes of a page. */
export const footnotesText = {
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {reference}',
} as const satisfies Record<string, string>
