export const feedbackText = {
  wasHelpful: 'Was this page helpful?',
  helpfulYes: 'Yes',
  helpfulNo: 'No',
  feedbackThanks: 'Thank you for your answer.',
  tellWhatIsMissing: 'Tell us what is missing',
} as const satisfies Record<string, string>
